import Expectations
import Testing

@testable import PositionedJSON

@Suite("Edits of a text")
struct SourceEditsTests {
    private func edited(_ text: String, _ edit: (inout SourceEdits) -> Void) -> String {
        var edits = SourceEdits()
        edit(&edits)
        return String(decoding: edits.applied(to: Array(text.utf8)), as: UTF8.self)
    }

    @Test("ranges are replaced in any order, and everything else keeps its bytes")
    func replacements() {
        let result = edited("0123456789") { edits in
            edits.replace(7..<9, with: "xyz")
            edits.replace(1..<2, with: "")
        }
        expectEqual(result, "023456xyz9")
        expectEqual(edited("abc") { _ in }, "abc")
    }

    @Test("an empty range inserts, in the order of the calls")
    func insertions() {
        let result = edited("ab") { edits in
            edits.replace(1..<1, with: "1")
            edits.replace(1..<1, with: "2")
            edits.replace(2..<2, with: "3")
        }
        expectEqual(result, "a12b3")
    }

    @Test("a replacement that overlaps another or exceeds the text is left out")
    func overlaps() {
        let result = edited("0123") { edits in
            edits.replace(1..<3, with: "x")
            edits.replace(2..<4, with: "y")
            edits.replace(3..<9, with: "z")
        }
        expectEqual(result, "0x3")
    }

    @Test("every value knows its bytes, and every key its end")
    func ranges() throws {
        let text = #" {"a" : [1.5e3 , "x\"y"], "b":null } "#
        let source = SourceText(Array(text.utf8))
        let root = try require(JSONParser.parse(source).root)
        func string(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }
        expectEqual(string(root.range), #"{"a" : [1.5e3 , "x\"y"], "b":null }"#)
        guard case .object(let object) = root.value, case .array(let elements)? = object["a"]?.value else {
            Issue.record("no object")
            return
        }
        expectEqual(elements.map { string($0.range) }, ["1.5e3", #""x\"y""#])
        expectEqual(object.members.map { string($0.keyOffset..<$0.keyEnd) }, [#""a""#, #""b""#])
        expectEqual(object.members.map { string($0.value.range) }, [#"[1.5e3 , "x\"y"]"#, "null"])
    }

    @Test("a string is quoted with the escapes that JSON requires")
    func quotedStrings() {
        expectEqual("a\"b\\c\n\u{1}é/".jsonQuoted, #""a\"b\\c\n\u0001é/""#)
    }
}
