import Expectations
import Testing

@testable import PositionedJSON

@Suite("JSON parsing")
struct JSONParserTests {
    /// The problems of a text, as `line:column message`.
    private func problems(in text: String) -> [String] {
        problems(in: Array(text.utf8))
    }

    private func problems(in bytes: [UInt8]) -> [String] {
        let source = SourceText(bytes)
        return JSONParser.parse(source).problems.map { "\(source.position(at: $0.offset)) \($0.message)" }
    }

    private func value(of text: String) throws -> JSONValue {
        let (root, problems) = JSONParser.parse(SourceText(Array(text.utf8)))
        expect(problems.isEmpty)
        return try require(root).value
    }

    @Test(
        "numbers keep their value",
        arguments: [
            ("0", 0), ("-0", 0), ("16", 16), ("-0.5", -0.5), ("1.5e3", 1500), ("1E-2", 0.01), ("2e+1", 20),
            ("1e-400", 0),
        ] as [(String, Double)]
    )
    func numbers(text: String, number: Double) throws {
        guard case .number(let parsed) = try value(of: text) else {
            Issue.record("\(text) is not a number")
            return
        }
        expectEqual(parsed, number)
    }

    @Test(
        "numbers that RFC 8259 does not know are errors",
        arguments: [
            ("01", "\"01\" is not a number: no zeros lead it"),
            ("-01", "\"-01\" is not a number: no zeros lead it"),
            ("+1", "\"+1\" is not a number: it starts with a digit, after a minus at most"),
            (".5", "\".5\" is not a number: it starts with a digit, after a minus at most"),
            ("-", "\"-\" is not a number: it starts with a digit, after a minus at most"),
            ("1.", "\"1.\" is not a number: digits follow its point"),
            ("1e", "\"1e\" is not a number: digits follow its exponent"),
            ("1e+", "\"1e+\" is not a number: digits follow its exponent"),
            ("0x1F", "\"0x1F\" is not a number: only digits, a point and an exponent belong to it"),
            ("1.5.2", "\"1.5.2\" is not a number: only digits, a point and an exponent belong to it"),
            ("-Infinity", "\"-Infinity\" is not a number: it starts with a digit, after a minus at most"),
            ("1e400", "the number \"1e400\" is too large"),
            ("-1e400", "the number \"-1e400\" is too large"),
        ]
    )
    func badNumbers(text: String, message: String) {
        expectEqual(problems(in: " [\(text)]"), ["1:3 \(message)"])
    }

    @Test(
        "escapes stand for their characters",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u0416\u00e9""#, "Жé"),
            (#""\uD83D\uDE00!""#, "😀!"),
            (#""a\u0000b""#, "a\0b"),
            ("\"прямо 😀\"", "прямо 😀"),
            ("\"\"", ""),
        ]
    )
    func strings(text: String, string: String) throws {
        guard case .string(let parsed) = try value(of: text) else {
            Issue.record("\(text) is not a string")
            return
        }
        expectEqual(parsed, string)
    }

    @Test(
        "wrong strings are errors at the character that is wrong",
        arguments: [
            (#"["\uD83D"]"#, "1:3 half of a surrogate pair in a string"),
            (#"["\uD83Dx"]"#, "1:3 half of a surrogate pair in a string"),
            (#"["\uDE00\uD83D"]"#, "1:3 half of a surrogate pair in a string,1:9 half of a surrogate pair in a string"),
            (#"["\uD83D\u0041"]"#, "1:3 half of a surrogate pair in a string"),
            (#"["é\u12G4"]"#, "1:4 \\u without four hexadecimal digits"),
            (#"["\u+123"]"#, "1:3 \\u without four hexadecimal digits"),
            (#"["\x"]"#, "1:3 unknown escape in a string"),
            ("[\"a\tb\"]", "1:4 a control character in a string"),
            ("[\"abc", "1:2 a string is not closed on its line"),
            ("[\"abc\n\"]", "1:2 a string is not closed on its line"),
            ("[\"abc\\", "1:2 a string is not closed on its line"),
        ]
    )
    func badStrings(text: String, expected: String) {
        expectEqual(problems(in: text).joined(separator: ","), expected)
    }

    @Test(
        "what is not JSON at all ends the parsing with one error",
        arguments: [
            ("", "1:1 the document is empty"),
            (" \n\t", "1:1 the document is empty"),
            ("{", "1:2 the document ends in the object opened at 1:1"),
            ("[1,\n [2", "2:4 the document ends in the array opened at 2:2"),
            ("[1,", "1:4 the document ends in the array opened at 1:1"),
            ("{\"a\"", "1:5 the document ends after the key \"a\""),
            ("{\"a\":", "1:6 the document ends where a value should be"),
            ("{\"a\" 1}", "1:6 unexpected \"1\" after the key \"a\""),
            ("{a: 1}", "1:2 unexpected \"a\" in the object opened at 1:1"),
            ("{'a': 1}", "1:2 unexpected \"'\" in the object opened at 1:1"),
            ("[1}", "1:3 unexpected \"}\" in the array opened at 1:1"),
            ("{\"a\": 1]", "1:8 unexpected \"]\" in the object opened at 1:1"),
            ("[,]", "1:2 unexpected \",\" where a value should be"),
            ("{} {}", "1:4 unexpected \"{\" after the end of the document"),
            ("“a”", "1:1 unexpected \"“\" where a value should be"),
            ("[1] // \n/* ", "1:5 a comment,2:1 a comment,2:1 a comment is not closed"),
        ]
    )
    func fatal(text: String, expected: String) {
        expect(JSONParser.parse(SourceText(Array(text.utf8))).root == nil)
        expectEqual(problems(in: text).joined(separator: ","), expected)
    }

    @Test("unambiguous errors are all reported at once")
    func recovery() throws {
        let text = """
            { // a note
              "a": [1, 2,],
              "b": True /* two */
              "c": {"x": 1, "x": 2,},
              "d": [1 2]
            }
            """
        expectEqual(
            problems(in: text),
            [
                "1:3 a comment",
                "2:13 a comma follows the last element",
                "3:8 unknown word \"True\"",
                "3:13 a comment",
                "4:3 a comma is missing between two members",
                "4:17 duplicate key \"x\"",
                "4:23 a comma follows the last member",
                "5:11 a comma is missing between two elements",
            ]
        )
        expect(JSONParser.parse(SourceText(Array(text.utf8))).root != nil)
    }

    @Test("the first of two equal keys keeps its value")
    func duplicateKeys() throws {
        guard
            case .object(let object) = try require(JSONParser.parse(SourceText(Array(#"{"a":1,"a":2}"#.utf8))).root)
                .value,
            case .number(let number) = try require(object["a"]).value
        else {
            Issue.record("not an object")
            return
        }
        expectEqual(number, 1)
        expectEqual(object.members.count, 1)
    }

    @Test(
        "bytes that are not UTF-8 are reported where the first bad sequence begins",
        arguments: [
            ([0x80], "80"), ([0xC0, 0x80], "C0"), ([0xC3, 0x28], "C3"), ([0xE0, 0x80, 0x80], "E0"),
            ([0xED, 0xA0, 0x80], "ED"), ([0xF0, 0x80, 0x80, 0x80], "F0"), ([0xF4, 0x90, 0x80, 0x80], "F4"),
            ([0xF5, 0x80, 0x80, 0x80], "F5"), ([0xE2, 0x82], "E2"), ([0xFF], "FF"),
        ] as [([UInt8], String)]
    )
    func encoding(bad: [UInt8], name: String) {
        expectEqual(problems(in: Array("[\n\"жé".utf8) + bad + Array("\"]".utf8)), ["2:4 byte 0x\(name) is not UTF-8"])
        expectEqual(problems(in: Array("[\n1, ".utf8) + bad), ["2:4 byte 0x\(name) is not UTF-8"])
    }

    @Test("well-formed UTF-8 of every length is text")
    func wellFormed() throws {
        guard
            case .string(let text) = try value(
                of: "\"\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}\""
            )
        else {
            Issue.record("not a string")
            return
        }
        expectEqual(text.unicodeScalars.count, 9)
    }

    @Test("a byte order mark is skipped and not counted")
    func byteOrderMark() {
        expect(problems(in: [0xEF, 0xBB, 0xBF] + Array("[]".utf8)).isEmpty)
        expectEqual(problems(in: [0xEF, 0xBB, 0xBF] + Array("[x]".utf8)), ["1:2 unknown word \"x\""])
        expectEqual(problems(in: [0xEF, 0xBB, 0xBF]), ["1:1 the document is empty"])
    }

    @Test(
        "other encodings are named",
        arguments: [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00], [0x00, 0x7B]]
            as [[UInt8]]
    )
    func otherEncodings(bytes: [UInt8]) {
        expectEqual(problems(in: bytes), ["1:1 the document is not UTF-8 but UTF-16 or UTF-32"])
    }

    @Test("64 levels are read and the 65th is an error, however many follow")
    func nesting() {
        let limit = JSONParser.nestingLimit
        expect(problems(in: String(repeating: "[", count: limit) + String(repeating: "]", count: limit)).isEmpty)
        let message = "1:\(limit + 1) arrays and objects are nested too deeply"
        expectEqual(problems(in: String(repeating: "[", count: 1_000_000)), [message])
        expectEqual(problems(in: String(repeating: "{\"a\":", count: limit) + "[").last?.hasSuffix("too deeply"), true)
    }

    @Test("pointers are the path to a problem, escaped as in RFC 6901")
    func pointers() {
        let problems = JSONParser.parse(SourceText(Array(#"{"a/b~": [0, {"m\u0000n": 01}]}"#.utf8))).problems
        expectEqual(problems.map(\.pointer.description), [#"/a~1b~0/1/m\u{0}n"#])
    }
}
