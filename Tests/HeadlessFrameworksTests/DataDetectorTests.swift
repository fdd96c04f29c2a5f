import Expectations
import Foundation
import HeadlessFrameworks
import Testing

@Suite("Finds of links, numbers and dates")
struct DataDetectorTests {
    private let types = named.link | named.phoneNumber | named.date

    private func finds(_ text: String, types: UInt64? = nil) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: types ?? self.types)
            .matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    }

    @Test(
        "links and addresses",
        arguments: [
            ("See https://example.com/a?b=1#c.", ["https://example.com/a?b=1#c"]),
            ("(www.example.com)", ["http://www.example.com"]),
            (
                "example.com/x, me@example.org; 🙂 http://a.b/(c)",
                ["http://example.com/x", "mailto:me@example.org", "http://a.b/(c)"]
            ),
            ("end of a sentence.Next one, file.swift", []),
            ("ftp://x.y:21/z", ["ftp://x.y:21/z"]),
        ]
    )
    func links(text: String, expected: [String]) throws {
        try expectEqual(finds(text, types: named.link).compactMap { $0.url?.absoluteString }, expected)
    }

    @Test(
        "phone numbers",
        arguments: [
            ("Call +49 30 123456 now", "+49 30 123456"), ("(555) 123-4567", "(555) 123-4567"),
            ("0301234567", "0301234567"),
        ]
    )
    func phoneNumbers(text: String, expected: String) throws {
        try expectEqual(finds(text).compactMap(\.phoneNumber), [expected])
    }

    @Test(
        "short numbers, versions and letters with digits are no phone numbers",
        arguments: ["12345", "1.2.3", "abc1234567890", "2024"]
    )
    func noPhoneNumbers(text: String) throws {
        try expect(finds(text).isEmpty)
    }

    @Test("dates", arguments: ["on 2026-11-30.", "11/30/2026", "Nov 30, 2026", "November 30 2026"])
    func dates(text: String) throws {
        let date = try require(finds(text).first?.date)
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
        expect(parts.year == 2026 && parts.month == 11 && parts.day == 30)
        try expect(finds("2026-13-45").allSatisfy { $0.date == nil })
    }

    @Test("finds are in the order of the text, in its range, and enumeration stops")
    func order() throws {
        let text = "🙂 +49 30 123456 a.com b.com"
        let detector = try NSDataDetector(types: types)
        let whole = NSRange(location: 0, length: text.utf16.count)
        let found = detector.matches(in: text, range: whole)
        expectEqual(
            found.map { NSString(string: text).substring(with: $0.range) },
            ["+49 30 123456", "a.com", "b.com"]
        )
        expectEqual(detector.numberOfMatches(in: text, range: NSRange(location: 17, length: 999)), 2)
        var count = 0
        detector.enumerateMatches(in: text, range: whole) { result, _, stop in
            expectEqual(result?.resultType.rawValue, count == 0 ? named.phoneNumber : named.link)
            count += 1
            stop.pointee = ObjCBool(count == 2)
        }
        expect(
            count == 2
                && detector.rangeOfFirstMatch(in: "no", range: NSRange(location: 0, length: 2)).location == NSNotFound
        )
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }
}

/// The raw values of the names that Foundation deprecates on Linux.
private protocol NamedTypes: Sendable {
    static var link: UInt64 { get }
    static var phoneNumber: UInt64 { get }
    static var date: UInt64 { get }
}

private enum FoundationTypes: NamedTypes {
    @available(*, deprecated) static var link: UInt64 { NSTextCheckingResult.CheckingType.link.rawValue }
    @available(*, deprecated) static var phoneNumber: UInt64 { NSTextCheckingResult.CheckingType.phoneNumber.rawValue }
    @available(*, deprecated) static var date: UInt64 { NSTextCheckingResult.CheckingType.date.rawValue }
}

private let named: any NamedTypes.Type = FoundationTypes.self
