import Expectations
import Foundation
import Testing

@Suite("comb a2ui")
struct A2UICommandTests {
    private static let agent = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Agent")

    private let directory: TemporaryDirectory

    private static func stream(_ components: String) -> String {
        let catalog = "https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json"
        return """
            {"version": "v0.9", "createSurface": {"surfaceId": "s", "catalogId": "\(catalog)"}}
            {"version": "v0.9", "updateComponents": {"surfaceId": "s", "components": [\(components)]}}
            """
    }

    init() throws {
        directory = try TemporaryDirectory()
        let right = #"{"id": "root", "component": "Text", "text": "Hello"}"#
        try directory.write(Self.stream(right), to: "right.jsonl")
        try directory.write(Self.stream(right.replacingOccurrences(of: "Text", with: "Txet")), to: "wrong.jsonl")
    }

    private func run(_ arguments: String...) throws -> CombProcess {
        try CombProcess(["a2ui"] + arguments, in: directory)
    }

    @Test("a stream is validated, with places and the nearest name")
    func validate() throws {
        try expectEqual(run("validate", "right.jsonl").status, 0)
        let wrong = try run("validate", "wrong.jsonl")
        expectEqual(wrong.status, 1)
        let text = wrong.output + wrong.errors
        expect(text.contains("wrong.jsonl:2:") && text.contains("Txet") && text.contains("Text"), "\(text)")
    }

    @Test("a surface is drawn; with something wrong too, but with another status")
    func render() throws {
        try expectEqual(run("render", "right.jsonl", "-o", "right.png").status, 0)
        try expectEqual(run("render", "wrong.jsonl", "-o", "wrong.png").status, 1)
        try expectEqual(directory.fileNames, ["right.jsonl", "right.png", "wrong.jsonl", "wrong.png"])
        try expect(run("render", "right.jsonl", "--surface", "other").errors.contains("no surface other"))
        try expect(run("render", "none.jsonl").status != 0)
    }

    @Test("the example agent answers taps until its surface is gone")
    func agent() throws {
        let program = Self.agent.appendingPathComponent("agent").path
        let start = Self.agent.appendingPathComponent("start.jsonl").path
        let result = try run("play", start, "-o", "t.png", "--agent", program, "--tap", "other", "book:2030", "cancel")
        expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let lines = result.output.split(separator: "\n").map(String.init)
        expectEqual(lines.first, "1: surface table is new")
        expectEqual(lines.filter { $0.hasPrefix("event: ") }.count, 3)
        expect(lines.contains { $0.hasPrefix("event: ") && $0.contains(#""time": "2030""#) }, "\(result.output)")
        expectEqual(lines.suffix(2), ["6: surface table is gone", "t.png: 4 pictures"])
        try expectEqual(run("validate", start).status, 0)
    }

    @Test("an agent that fails, or prints something else, is told of")
    func failingAgents() throws {
        let button = """
            {"id": "root", "component": "Button", "child": "label", "action": {"event": {"name": "x"}}}, \
            {"id": "label", "component": "Text", "text": "Go"}
            """
        try directory.write(Self.stream(button), to: "go.jsonl")
        try directory.write("echo no >&2; exit 3", to: "fails")
        try directory.write("echo '{'", to: "babbles")
        try directory.write("exit 0", to: "silent")
        for name in ["fails", "babbles", "silent"] {
            let file = directory.url.appendingPathComponent(name).path
            try Data("#!/bin/sh\n".utf8 + directory.data(of: name)).write(to: URL(fileURLWithPath: file))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }
        let failing = try run("play", "go.jsonl", "--tap", "root", "--agent", "./fails")
        expect(failing.status == 1 && failing.errors.contains("./fails: no"), "\(failing.errors)")
        let babbling = try run("play", "go.jsonl", "--tap", "root", "--agent", "./babbles")
        expect(babbling.status == 1 && babbling.errors.contains("babbles:2:1: error"), "\(babbling.errors)")
        try expectEqual(run("play", "go.jsonl", "--tap", "root", "--agent", "./silent").status, 0)
        try expectEqual(run("play", "go.jsonl", "--tap", "root", "--agent", "./none").status, 1)
        try expect(run("play", "go.jsonl", "--tap", "other").errors.contains("no component 'other'"))
        try expect(run("play", "go.jsonl", "--agent", "./silent").status != 0)
    }

    @Test("the prompt holds the components that are asked for only")
    func prompt() throws {
        let text = try run("prompt", "--components", "Text", "Button").output
        expect(text.contains("\"Button\"") && !text.contains("\"Slider\""))
    }
}
