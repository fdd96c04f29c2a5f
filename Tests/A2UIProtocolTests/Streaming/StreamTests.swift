import Expectations
import ScreenDocumentsCore
import SeededRandom
import Testing

@testable import A2UIProtocol

struct StreamTests {
    private static let answer =
        "Here it is 🙂:\n<a2ui-json>" + DocumentValue.array(Samples.form).json + "</a2ui-json> Done."

    /// The messages that pieces give, and the state of a client that takes them all.
    private func state(_ pieces: [String]) throws -> (
        text: String, components: [String: DocumentValue], model: DocumentValue?
    ) {
        var parser = A2UIStreamParser(.basic)
        var text = ""
        let recorder = Samples.Recorder()
        for piece in pieces {
            for part in try parser.process(piece) {
                text += part.text
                for message in part.messages ?? [] { recorder.surfaces.process(message) }
            }
        }
        let surface = recorder.surfaces.surface("s")
        var components: [String: DocumentValue] = [:]
        for id in surface?.componentIDs ?? [] where !id.hasPrefix("loading_") {
            components[id] = surface?.component(id)
        }
        return (text, components, surface?.dataModel)
    }

    @Test("however an answer is cut into pieces, the client ends with the same surface")
    func pieces() throws {
        let whole = try state([Self.answer])
        expect(whole.text == "Here it is 🙂:\n Done." && whole.components.count == 9)
        let letters = Array(Self.answer)
        let seed = UInt64(11)
        var random = SeededGenerator(seed: seed)
        for round in 0..<12 {
            var pieces: [String] = []
            var index = 0
            while index < letters.count {
                let end = min(index + 1 + random.number(below: round < 2 ? 2 : 90), letters.count)
                pieces.append(String(letters[index..<end]))
                index = end
            }
            let cut = try state(pieces)
            expect(cut.text == whole.text && cut.model == whole.model, "seed \(seed), round \(round)")
            expectEqual(cut.components, whole.components, "seed \(seed), round \(round)")
        }
    }

    @Test("escapes in texts, also in halves")
    func escapes() throws {
        var parser = A2UIStreamParser(.basic)
        let json = #"[{"version":"v0.9","updateDataModel":{"surfaceId":"s","value":{"text":"a\"\\\/\n\tA😀é"}}}]"#
        var values: [DocumentValue] = []
        for scalar in ("<a2ui-json>" + json + "</a2ui-json>").unicodeScalars {
            for part in try parser.process(String(scalar)) { values += part.messages ?? [] }
        }
        expectEqual(values.last?["updateDataModel"]?["value"]?["text"], "a\"\\/\n\tA😀é")
    }

    @Test("the root may come last, unless the parser is told to ask for it")
    func lateRoot() throws {
        let create = "<a2ui-json>[" + Samples.create.json + ","
        let child = Samples.update(["id": "c", "component": "Text", "text": "x"]).json + ","
        let root = Samples.update(["id": "root", "component": "Card", "child": "c"]).json
        var parser = A2UIStreamParser(.basic)
        try expectEqual(parser.process(create).count, 1)
        try expectEqual(parser.process(child), [])
        let last = try parser.process(root)
        expectEqual(last.first?.messages?.first?["updateComponents"]?["components"]?.array?.count, 2)
        var strict = A2UIStreamParser(.basic, isRootRequired: true)
        _ = try strict.process(create)
        #expect(throws: A2UIError.self) { try strict.process(child) }
    }

    @Test("after a mistake the stream goes on")
    func recovery() throws {
        var parser = A2UIStreamParser(.basic)
        _ = try parser.process("<a2ui-json>[" + Samples.create.json)
        #expect(throws: A2UIError.self) { try parser.process(#", {"nonsense": 1}"#) }
        let parts = try parser.process("," + Samples.data("/a", 1).json + "]</a2ui-json>")
        expectEqual(parts.compactMap(\.messages).flatMap { $0 }.last, Samples.data("/a", 1))
        #expect(throws: A2UIError.self) { try parser.process("<a2ui-json>{]</a2ui-json>") }
        try expectEqual(parser.process("words"), [A2UIResponsePart(text: "words")])
    }

    @Test("a surface that was deleted can begin again")
    func deleting() throws {
        var parser = A2UIStreamParser(.basic)
        let delete: DocumentValue = ["version": "v0.9", "deleteSurface": ["surfaceId": "s"]]
        let all =
            "<a2ui-json>["
            + [delete, Samples.create, delete, delete, Samples.create].map(\.json).joined(separator: ",")
        let messages = try parser.process(all).compactMap(\.messages).flatMap { $0 }
        expectEqual(messages, [Samples.create, delete, Samples.create])
    }

    @Test("a message that never ends is refused, and depth does not run out of stack")
    func limits() throws {
        var parser = A2UIStreamParser(.basic)
        #expect(throws: A2UIError.self) {
            _ = try parser.process("<a2ui-json>" + String(repeating: "[{\"a\":", count: 10_000))
        }
        var long = A2UIStreamParser(.basic)
        _ = try long.process("<a2ui-json>[{\"a\":\"")
        let piece = String(repeating: "x", count: 1 << 20)
        #expect(throws: A2UIError.self) { for _ in 0..<6 { _ = try long.process(piece) } }
    }
}

struct ResponseTests {
    @Test("fences, commas and curly quotation marks are mended; what is valid stays as it is")
    func repair() throws {
        try expectEqual(A2UIResponse.messages(in: "```json\n[{\"a\": 1}]\n```"), [["a": 1]])
        try expectEqual(A2UIResponse.messages(in: "[{\"a\": [1, 2,],},]"), [["a": [1, 2]]])
        try expectEqual(A2UIResponse.messages(in: "{\"a\": \"„so“, ’n\"}"), [["a": "„so“, ’n"]])
        try expectEqual(A2UIResponse.messages(in: "{“a”: “b, ]”,}"), [["a": "b, ]"]])
        try expectEqual(A2UIResponse.messages(in: "[{\"a\": \",}\"}]"), [["a": ",}"]])
        #expect(throws: A2UIError.self) { try A2UIResponse.messages(in: "{a: 1}") }
    }

    @Test("the words around blocks")
    func words() throws {
        let parts = try A2UIResponse("A <a2ui-json>[]</a2ui-json> B <a2ui-json>[{}]</a2ui-json>").parts
        expect(parts.map(\.text) == ["A", "B"] && parts.map { $0.messages?.count } == [0, 1])
        #expect(throws: A2UIError.self) { try A2UIResponse("no blocks </a2ui-json>") }
        expect(!A2UIResponse.hasMessages("<a2ui-json>[]"))
    }
}
