import Foundation
import Honeycomb
import Testing

@testable import PreviewServer

@Suite("Comments", .timeLimit(.minutes(2)))
@MainActor
struct CommentTests {
    private func comments(_ viewer: Viewer) throws -> [[String: Any]] {
        let text = try #require(viewer.texts.last { $0.contains(#""type":"comments""#) })
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return (object?["values"] as? [String: Any])?["comments"] as? [[String: Any]] ?? []
    }

    private func open(_ library: PreviewLibrary) -> Viewer {
        let viewer = Viewer(library)
        viewer.send(#"{"type":"open","screen":"a.json","devices":[{"width":320,"height":480,"scale":1}]}"#)
        return viewer
    }

    @Test("a comment is saved beside its document, seen by all viewers of it, resolved and deleted")
    func comments() async throws {
        try await withFolder(["a.json": switchDocument(), "b.json": switchDocument()]) { folder in
            let library = PreviewLibrary(folders: [try DocumentFolder(folder)], report: { _ in })
            defer { library.stop() }
            let first = open(library), second = open(library)
            first.send(
                #"{"type":"comment","value":"main.row0","text":" Too long ","author":"Ada","x":0.25,"y":7}"#
            )
            let url = folder.appendingPathComponent("a.json.comments")
            let saved = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
            #expect(saved["version"] as? Int == 1)
            for viewer in [first, second] {
                let comment = try #require(try comments(viewer).first)
                #expect(comment["text"] as? String == "Too long" && comment["element"] as? String == "main.row0")
                #expect(comment["x"] as? Double == 0.25 && comment["y"] as? Double == 1)
                #expect(comment["isResolved"] as? Bool == false)
            }
            let id = try #require(try comments(first).first?["id"] as? String)
            second.send(#"{"type":"resolveComment","value":"\#(id)","isOn":true}"#)
            #expect(try comments(first).first?["isResolved"] as? Bool == true)
            // The files of comments are no documents.
            #expect(library.screens.map(\.identifier) == ["a.json", "b.json"])
            first.send(#"{"type":"deleteComment","value":"\#(id)"}"#)
            #expect(try comments(second).isEmpty)
        }
    }

    @Test("what others write into the file is read at once, and stays when something is added")
    func otherWriters() async throws {
        try await withFolder(["a.json": switchDocument()]) { folder in
            let library = PreviewLibrary(folders: [try DocumentFolder(folder)], report: { _ in })
            defer { library.stop() }
            let viewer = open(library)
            let other = """
                {"version": 1, "comments": [{"id": "1", "element": "", "x": 0, "y": 0, "text": "Theirs", "author": "",
                  "date": "2026-01-01", "isResolved": false}]}
                """
            let url = folder.appendingPathComponent("a.json.comments")
            try Data(other.utf8).write(to: url)
            await viewer.wait { viewer.contains("Theirs") }
            viewer.send(#"{"type":"comment","value":"","text":"Ours"}"#)
            #expect(try comments(viewer).compactMap { $0["text"] as? String } == ["Theirs", "Ours"])
        }
    }

    @Test("a file that cannot be read is never overwritten; empty and long texts are refused with a reason")
    func wrongInput() async throws {
        try await withFolder(["a.json": switchDocument(), "a.json.comments": "{ not json"]) { folder in
            let library = PreviewLibrary(folders: [try DocumentFolder(folder)], report: { _ in })
            defer { library.stop() }
            let viewer = open(library)
            #expect(viewer.contains("the file is no list of comments"))
            viewer.send(#"{"type":"comment","value":"","text":"Ours"}"#)
            let url = folder.appendingPathComponent("a.json.comments")
            #expect(try String(contentsOf: url, encoding: .utf8) == "{ not json")
            try FileManager.default.removeItem(at: url)
            let outside = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try Data("keep".utf8).write(to: outside)
            defer { try? FileManager.default.removeItem(at: outside) }
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: outside)
            viewer.send(#"{"type":"comment","value":"","text":"Ours"}"#)
            #expect(try String(contentsOf: outside, encoding: .utf8) == "keep")
            try FileManager.default.removeItem(at: url)
            viewer.send(#"{"type":"comment","value":"","text":"  "}"#)
            #expect(viewer.contains("A comment needs a text."))
            viewer.send(#"{"type":"comment","value":"","text":"\#(String(repeating: "x", count: 4_001))"}"#)
            #expect(viewer.contains("The comment is too long."))
            viewer.send(#"{"type":"resolveComment","value":"none"}"#)
            #expect(viewer.contains("not there any more"))
            #expect(!FileManager.default.fileExists(atPath: url.path))
        }
    }
}
