import A2UIProtocol
import Foundation
import Honeycomb
import ScreenHosting
import Testing

@testable import PreviewServer

@Suite("Recorded messages of agents", .timeLimit(.minutes(2)))
@MainActor
struct RecordedSurfaceTests {
    private static let lines = [
        #"{"version":"v0.9","createSurface":{"surfaceId":"s","catalogId":"https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json"}}"#,
        #"""
        {"version":"v0.9","updateComponents":{"surfaceId":"s","components":[
          {"id":"root","component":"Column","children":["text","button"]},
          {"id":"text","component":"Text","text":{"path":"/greeting"}},
          {"id":"label","component":"Text","text":"Send"},
          {"id":"button","component":"Button","child":"label","action":{"event":{"name":"send","context":{}}}}]}}
        """#.replacingOccurrences(of: "\n", with: ""),
        #"{"version":"v0.9","updateDataModel":{"surfaceId":"s","path":"/greeting","value":"Hello"}}"#,
    ]

    @Test("a recording is played line by line, and the log shows its messages and the events of taps")
    func plays() async throws {
        try await withFolder(["agent.jsonl": Self.lines.joined(separator: "\n")]) { folder in
            let documents = try DocumentFolder(folder)
            #expect(documents.screens.map(\.title) == ["agent"])
            let viewer = Viewer(documents.screens)
            viewer.session?.start()
            viewer.send(#"{"type":"open","screen":"agent.jsonl","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { viewer.contains("message 1: createSurface") }
            #expect(!viewer.contains("message 3"))
            await viewer.wait { viewer.contains("message 3: updateDataModel") && viewer.contains(#""label":"Hello""#) }
            let elements = viewer.session?.stage.devices.first?.host.accessibilityElements ?? []
            let button = try #require(elements.first { $0.label == "Send" }?.frame)
            viewer.send(#"{"type":"activate","device":0,"x":\#(button.midX),"y":\#(button.midY)}"#)
            await viewer.wait { viewer.contains("event: {") && viewer.contains(#"\"send\""#) }
        }
    }

    @Test("a list of messages is a recording too, and its faults are problems of the file")
    func lists() async throws {
        let list =
            "[" + Self.lines.joined(separator: ",").replacingOccurrences(of: "\"Column\"", with: "\"Colum\"") + "]"
        try await withFolder(["agent.json": list]) { folder in
            let screen = try #require(try DocumentFolder(folder).screens.first)
            let log = PreviewActionLog { _ in }
            #expect(screen.document?.problems.first?.message.contains("Colum") == true)
            #expect(screen.make(log) is RecordedSurfaceViewController)
            let document = try #require(screen.document)
            let old = screen.make(log)
            try Data(switchDocument().utf8).write(to: document.url)
            #expect(document.read() && document.problems.isEmpty)
            #expect(!document.update(old) && document.update(screen.make(log)))
        }
    }

    /// The public examples of the protocol, beside the checkout or at `A2UI_CASES`; they are not part of it.
    private nonisolated static let examples: [URL] = {
        let root = URL(fileURLWithPath: #filePath)
        let beside = (0..<5).reduce(root) { url, _ in url.deletingLastPathComponent() }
            .deletingLastPathComponent().appendingPathComponent("shared/a2ui")
        let folder = ProcessInfo.processInfo.environment["A2UI_CASES"].map { URL(fileURLWithPath: $0) } ?? beside
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent("examples"),
            includingPropertiesForKeys: nil
        )
        return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }()

    @Test("the public examples play to their end without an error", arguments: examples)
    func plays(_ example: URL) async throws {
        let messages = A2UIMessageFile([UInt8](try Data(contentsOf: example))).messages
        var lines: [String] = []
        let log = PreviewActionLog { lines.append($0) }
        let controller = RecordedSurfaceViewController(title: "Example", log: log, messages: messages, pace: .zero)
        let host = ScreenHost(
            UINavigationController(rootViewController: controller),
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844))
        )
        while lines.count < messages.count { await Task.yield() }
        host.settle(within: 5)
        #expect(lines.allSatisfy { $0.hasPrefix("message ") } && lines.count == messages.count, "\(lines)")
        #expect(host.accessibilityElements.count > 2, "\(example.lastPathComponent)")
    }
}
