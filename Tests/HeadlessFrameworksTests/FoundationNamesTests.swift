import Expectations
import Foundation
import HeadlessFrameworks
import Testing

@Suite("Names of Foundation and Dispatch that Linux lacks")
struct FoundationNamesTests {
    @Test("units of time")
    func unitsOfTime() {
        expectEqual(DispatchTime(uptimeNanoseconds: NSEC_PER_SEC).uptimeNanoseconds, 1_000_000_000)
        expectEqual(NSEC_PER_SEC, NSEC_PER_MSEC * 1000)
        expectEqual(NSEC_PER_MSEC, NSEC_PER_USEC * 1000)
        expectEqual(NSEC_PER_SEC, USEC_PER_SEC * NSEC_PER_USEC)
    }

    @Test("exceptions keep what they are made with")
    func exceptions() {
        let exception = NSException(name: .rangeException, reason: "beyond bounds", userInfo: ["index": 3])
        expectEqual(exception.name, .rangeException)
        expectEqual(exception.name.rawValue, "NSRangeException")
        expectEqual(exception.reason, "beyond bounds")
        expectEqual(exception.userInfo?["index"] as? Int, 3)
        expect(NSException(name: NSExceptionName("Mine"), reason: nil).userInfo == nil)
    }

    @Test("raising an exception ends the process")
    func raising() async {
        await #expect(processExitsWith: .failure) {
            NSException(name: .invalidArgumentException, reason: "no", userInfo: nil).raise()
        }
        await #expect(processExitsWith: .failure) {
            withVaList([3]) { NSException.raise(.rangeException, format: "index %d", arguments: $0) }
        }
    }
}

@Suite("Classes as objects")
struct ClassTests {
    private final class Card: NSObject {}

    @Test("a class knows its name")
    func classes() {
        expect(Card.description().hasSuffix("Card"))
        expect(NSObject.description().hasSuffix("NSObject"))
    }

    @Test("a class has the bundle of its module, as builds lay it down, or else the main one")
    func bundles() throws {
        final class Card {}
        let folder = Bundle.main.bundleURL.appendingPathComponent("Test_HeadlessFrameworksTests.resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        expect(Bundle._resources(of: Card.self).bundleURL.lastPathComponent == folder.lastPathComponent)
        expect(Bundle._resources(of: NSObject.self).bundleURL == Bundle.main.bundleURL)
    }

    @Test("scanners put what they find into strings of Objective-C")
    func scanners() {
        let scanner = Scanner(string: "12 px; 7")
        var found: NSString?
        expect(scanner.scanCharacters(from: .decimalDigits, into: &found) && found == "12")
        expect(scanner.scanUpTo(";", into: &found) && found == "px")
        expect(!scanner.scanString(",", into: &found) && found == "px")
        expect(scanner.scanString(";", into: &found) && found == ";")
        expect(!scanner.scanUpToCharacters(from: .decimalDigits, into: &found) && found == ";")
        expect(scanner.scanString("7", into: &found) && scanner.isAtEnd)
    }
}
