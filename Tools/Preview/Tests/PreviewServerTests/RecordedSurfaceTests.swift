import Foundation
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
            let elements = viewer.session?.devices.first?.host.accessibilityElements ?? []
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
}
