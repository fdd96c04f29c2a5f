import Expectations
import Foundation
import PositionedJSON
import ScreenDocumentsCore
import Testing

@Suite("comb mcp")
struct MCPCommandTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(PlantedDefect.document, to: "screen.json")
    }

    /// A call of a tool, one line of a session.
    private static func call(_ id: Int, _ tool: String, _ arguments: DocumentValue) -> String {
        let parameters: DocumentValue = ["name": .string(tool), "arguments": arguments]
        return DocumentValue.object([
            "jsonrpc": "2.0", "id": .number(Double(id)), "method": "tools/call", "params": parameters,
        ]).json
    }

    /// The answers to the lines of a session.
    private func answers(_ lines: [String]) throws -> [DocumentValue] {
        let result = try CombProcess(["mcp"], in: directory, input: lines.joined(separator: "\n") + "\n")
        expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return try result.output.split(separator: "\n").map {
            try JSONDecoder().decode(DocumentValue.self, from: Data($0.utf8))
        }
    }

    private func text(_ answer: DocumentValue) -> String {
        answer["result"]?["content"]?.array?.compactMap { $0["text"]?.string }.joined(separator: "\n") ?? ""
    }

    @Test("a session of a client: handshake, lists, errors of the protocol, and the end of the input")
    func session() throws {
        let answers = try answers([
            #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "",
            #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
            #"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#, #"{"jsonrpc":"2.0","id":4,"method":"resources/list"}"#,
            #"{"jsonrpc":"2.0","id":5,"method":"resources/read","params":{"uri":"honeycomb://parts"}}"#,
            #"{"jsonrpc":"2.0","id":6,"method":"resources/read","params":{"uri":"honeycomb://nothing"}}"#, "no JSON",
            #"{"jsonrpc":"2.0","id":7,"method":"nothing"}"#, #"{"id":8}"#, #"{"jsonrpc":"2.0","id":9,"result":{}}"#,
            Self.call(10, "rendr", [:]), Self.call(11, "render", ["screen": "screen.json", "widht": 100]),
            Self.call(12, "render", ["screen": "../other.json"]), Self.call(13, "render", [:]),
            Self.call(14, "tap", ["id": 1, "element": "Mail"]),
            Self.call(15, "render", ["screen": "screen.json", "width": 0]),
        ])
        expectEqual(answers.map { $0["id"] }, ["a", 2, 3, 4, 5, 6, .null, 7, 8, 10, 11, 12, 13, 14, 15])
        expectEqual(answers[0]["result"]?["protocolVersion"], "2025-03-26")
        let tools = answers[2]["result"]?["tools"]?.array ?? []
        expectEqual(
            tools.compactMap { $0["name"]?.string }.sorted(),
            [
                "audit", "compare", "find", "inspect", "open", "patch", "render", "snapshots", "tap", "type",
                "validate",
            ]
        )
        expect(
            tools.allSatisfy {
                $0["inputSchema"]?["type"] == "object" && $0["description"]?.string?.hasSuffix(".") == true
            }
        )
        for resource in answers[3]["result"]?["resources"]?.array ?? [] {
            expectEqual(resource["uri"]?.string?.hasPrefix("honeycomb://"), true)
        }
        expectEqual(answers[4]["result"]?["contents"]?.array?.first?["text"]?.string?.contains("iconTitle"), true)
        expectEqual(answers[5...9].map { $0["error"]?["code"]?.number }, [-32_002, -32_700, -32_601, -32_600, -32_602])
        let words = [
            "has no argument \"widht\"", "not in the working directory", "is needed", "use open first", "--width",
        ]
        for (answer, word) in zip(answers.suffix(5), words) {
            expect(answer["result"]?["isError"] == true && text(answer).contains(word), "\(text(answer))")
        }
    }

    @Test("a document is drawn, measured, found by words, changed, tapped and typed into")
    func tools() throws {
        let answers = try answers([
            Self.call(0, "validate", ["screen": "screen.json"]),
            Self.call(1, "render", ["screen": "screen.json", "scale": 1]),
            Self.call(2, "inspect", ["screen": "screen.json", "width": 320]),
            Self.call(3, "find", ["words": "switch on the right"]),
            Self.call(4, "open", ["screen": "screen.json"]), Self.call(5, "tap", ["id": 1, "element": "total"]),
            Self.call(6, "type", ["id": 1, "element": "Name", "text": "E", "replaces": true]),
            Self.call(7, "tap", ["id": 1, "element": "Save", "picture": true]),
            Self.call(
                8,
                "patch",
                ["screen": "screen.json", "patch": [["op": "replace", "path": "/title", "value": "Mail"]]]
            ),
            Self.call(9, "patch", ["screen": "screen.json", "patch": [["op": "remove", "path": "/sections"]]]),
            Self.call(10, "snapshots", ["arguments": ["--help"]]),
            Self.call(11, "snapshots", ["arguments": ["record", "/tmp"]]),
            Self.call(12, "find", ["words": "currency function"]),
        ])
        expectEqual(text(answers[0]), "screen.json is valid.")
        let picture = answers[1]["result"]?["content"]?.array?.first
        let data = picture?["data"]?.string.flatMap { Data(base64Encoded: $0) }
        expect(picture?["type"] == "image" && data?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        expect(text(answers[1]).contains("Mail, ") && text(answers[1]).contains("Save, button"))
        expect(text(answers[2]).contains(#""id": "mail""#) && text(answers[2]).contains("320"))
        expect(text(answers[3]).contains("right part toggle"))
        expect(text(answers[12]).contains("function formatCurrency("), "\(text(answers[12]))")
        expect(text(answers[4]).hasPrefix("id 1\nstate "))
        expect(text(answers[5]).hasPrefix(#"action open of total {"id": 1}"#), "\(text(answers[5]))")
        expect(text(answers[6]).contains(#""name": "E""#), "\(text(answers[6]))")
        expect(
            text(answers[7]).contains("Name, Short, E") && !text(answers[7]).contains("action save"),
            "\(text(answers[7]))"
        )
        expectEqual(answers[7]["result"]?["content"]?.array?.last?["type"], "image")
        expect(text(answers[8]) == "screen.json is written." && text(answers[9]).contains("as before"))
        expect(String(decoding: try directory.data(of: "screen.json"), as: UTF8.self).contains(#""title": "Mail""#))
        expect(text(answers[10]).contains("accept") && text(answers[11]).contains("leads out"))
    }

    @Test("the examples, with pictures beside them, are valid, drawn, measured and opened")
    func examples() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/Screens")
        try FileManager.default.copyItem(at: folder, to: directory.url.appendingPathComponent("screens"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
            .sorted()
        expect(names.count >= 12)
        var lines: [String] = []
        for name in names {
            for tool in ["validate", "render", "inspect", "open"] {
                lines.append(Self.call(lines.count, tool, ["screen": .string("screens/" + name)]))
            }
        }
        for (index, answer) in try answers(lines).enumerated() {
            expectEqual(answer["result"]?["isError"], false, "\(lines[index]): \(text(answer))")
            if index % 4 == 0 { expectEqual(text(answer), "screens/\(names[index / 4]) is valid.") }
        }
    }

    @Test("fifty planted defects are in the answers, with what is wrong")
    func defects() throws {
        expectEqual(PlantedDefect.all.count, 50)
        try expectEqual(
            CombProcess(["render", "screen.json", "-o", "mockup.png", "--height", "844"], in: directory).status,
            0
        )
        var lines: [String] = []
        for (index, defect) in PlantedDefect.all.enumerated() {
            expect(PlantedDefect.document.contains(defect.old), "\(defect.old)")
            let text = PlantedDefect.document.replacingOccurrences(of: defect.old, with: defect.new)
            try directory.write(text, to: "defect\(index).json")
            var arguments: DocumentObject = ["screen": .string("defect\(index).json")]
            if defect.tool == .compare { (arguments["mockup"], arguments["height"]) = ("mockup.png", 844) }
            lines.append(Self.call(index, defect.tool.rawValue, .object(arguments)))
        }
        for (defect, answer) in zip(PlantedDefect.all, try answers(lines)) {
            expect(text(answer).contains(defect.message), "\(defect.new): \(text(answer))")
        }
    }
}
