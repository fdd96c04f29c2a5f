import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import Testing
import SeededRandom

/// Texts are bytes and numbers are digits, as RFC 8259, 6901 and 6902 say.
@MainActor
@Suite("Exact keys, texts and numbers")
struct ExactValuesTests {
    /// "é" as one scalar, and as a letter with an accent.
    private static let (composed, decomposed) = ("\u{E9}", "e\u{301}")

    private func patched(state: String, _ patch: String) throws -> ScreenDocument {
        try document(rows: "", root: #""state":\#(state),"#, policy: .strict).patched(by: Data(patch.utf8))
    }

    @Test("two forms of a letter are two keys, in documents, values and patches")
    func keys() throws {
        let (composed, decomposed) = (Self.composed, Self.decomposed)
        let state = #"{"\#(composed)":1,"\#(decomposed)":{"\#(composed)":2,"\#(decomposed)":3}}"#
        let both = try patched(state: state, "[]").initialState
        expect(both.count == 2 && both[composed] == 1)
        expect(both[decomposed]?[composed] == 2 && both[decomposed]?[decomposed] == 3)
        let changed = try patched(
            state: state,
            #"[{"op":"replace","path":"/state/\#(composed)","value":9},{"op":"remove","path":"/state/\#(decomposed)/\#(composed)"}]"#
        ).initialState
        expect(changed[composed] == 9 && changed[decomposed] == [decomposed: 3])
        let twice = #"{"\#(composed)":1,"\#(composed)":2}"#
        #expect(throws: ScreenDocumentError.self) { try patched(state: twice, "[]") }
        let value: DocumentValue = .object(
            DocumentObject([(composed, .number(1)), (decomposed, .number(2)), (composed, .number(3))])
        )
        expectEqual(value.json, #"{"\#(decomposed)": 2, "\#(composed)": 1}"#)
    }

    @Test("many keys in one object are compared byte by byte as well")
    func manyKeys() throws {
        let members = (0..<40).flatMap { [#""\#(Self.composed)\#($0)":1"#, #""\#(Self.decomposed)\#($0)":2"#] }
        let state = try patched(state: "{\(members.joined(separator: ","))}", "[]").initialState
        expect(state.count == 80 && state[Self.decomposed + "7"] == 2)
    }

    @Test("two forms of a text are two texts, for a test of a patch and for a condition")
    func texts() throws {
        let state = #"{"text":"\#(Self.composed)"}"#
        #expect(throws: Never.self) {
            try patched(state: state, #"[{"op":"test","path":"/state/text","value":"\#(Self.composed)"}]"#)
        }
        #expect(throws: ScreenDocumentError.self) {
            try patched(state: state, #"[{"op":"test","path":"/state/text","value":"\#(Self.decomposed)"}]"#)
        }
        expect(DocumentValue.string(Self.composed) != .string(Self.decomposed))
        expectEqual(Set([DocumentValue.string(Self.composed), .string(Self.decomposed)]).count, 2)
    }

    @Test("a pointer is split at slashes, whatever mark follows them, and tildes are escapes with marks too")
    func pointers() throws {
        let state = "{\"\u{301}\":1,\"a/\u{301}\":2,\"~\u{301}\":3,\"\":4}"
        func removing(_ pointer: String) throws -> [String] {
            try patched(state: state, "[{\"op\":\"remove\",\"path\":\"/state\(pointer)\"}]").initialState.keys.sorted()
        }
        let all = ["", "\u{301}", "a/\u{301}", "~\u{301}"]
        for (pointer, key) in [("/\u{301}", all[1]), ("/a~1\u{301}", all[2]), ("/~0\u{301}", all[3]), ("/", all[0])] {
            let left = try removing(pointer)
            expect(left.count == 3 && !left.contains { $0.unicodeScalars.elementsEqual(key.unicodeScalars) })
        }
        #expect(throws: ScreenDocumentError.self) { try removing("/~2\u{301}") }
        #expect(throws: ScreenDocumentError.self) { try removing("/~") }
    }

    @Test(
        "integers keep all of their digits",
        arguments: [
            "9007199254740993", "-9007199254740993", "9223372036854775807", "18446744073709551615",
            "-9223372036854775808",
            "123456789012345678901234567890", "9007199254740992",
        ]
    )
    func integers(digits: String) throws {
        let patch =
            #"[{"op":"test","path":"/state/id","value":\#(digits)},{"op":"copy","from":"/state/id","path":"/state/copy"}]"#
        let state = try patched(state: #"{"id":\#(digits),"copy":0}"#, patch).initialState
        expect(state["copy"]?.json == digits && state["id"]?.json == digits)
        // The neighbor is another number, though both are the same as a Double.
        let last = digits.utf8.last.map { UInt8($0 == UInt8(ascii: "0") ? UInt8(ascii: "1") : $0 - 1) } ?? 0
        let other = String(digits.dropLast()) + String(decoding: [last], as: UTF8.self)
        #expect(throws: ScreenDocumentError.self) {
            try patched(state: #"{"id":\#(digits)}"#, #"[{"op":"test","path":"/state/id","value":\#(other)}]"#)
        }
        if digits.utf8.count < 21 {
            let value = try JSONDecoder().decode(DocumentValue.self, from: Data("[\(digits)]".utf8))
            expectEqual(value.json, "[\(digits)]")
            try expect(String(decoding: JSONEncoder().encode(value), as: UTF8.self) == "[\(digits)]")
        }
    }

    @Test("a number is the same however it is written")
    func numbers() throws {
        for (left, right) in [
            ("100000000000000000000", "1e20"), ("9007199254740992", "9007199254740992.0"),
            ("-18446744073709551616", "-1.8446744073709551616e19"), ("1", "1.0"),
            ("1180591620717411303424", "1.180591620717411303424e21"),
        ] {
            let patch = #"[{"op":"test","path":"/state/n","value":\#(right)}]"#
            #expect(throws: Never.self, "\(left) is \(right)") { try patched(state: #"{"n":\#(left)}"#, patch) }
        }
        expectEqual(DocumentValue.largeInteger("9007199254740992"), 9_007_199_254_740_992)
        expect(DocumentValue.largeInteger("9007199254740993") != 9_007_199_254_740_992)
        expectEqual(DocumentValue.largeInteger("9007199254740993").number, 9_007_199_254_740_992)
    }

    @Test("equal values have equal hashes", arguments: 0..<4 as Range<UInt64>)
    func hashes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func value(_ depth: Int) -> DocumentValue {
            switch generator.number(below: depth > 2 ? 5 : 7) {
            case 0: return .number(Double(generator.number(below: 3)) * 0x1p60)
            case 1: return .largeInteger(String(generator.number(below: 3) * (1 << 60)))
            case 2: return .string([Self.composed, Self.decomposed, "e"][generator.number(below: 3)])
            case 3: return .boolean(generator.number(below: 2) == 0)
            case 4: return .null
            case 5: return .array((0..<generator.number(below: 3)).map { _ in value(depth + 1) })
            default:
                return .object(
                    DocumentObject((0..<2).map { (["a", Self.composed, Self.decomposed][$0], value(depth + 1)) })
                )
            }
        }
        let values = (0..<300).map { _ in value(0) }
        for left in values {
            for right in values where left == right {
                expect(left.hashValue == right.hashValue && right == left, "seed \(seed): \(left) \(right)")
            }
        }
    }
}
