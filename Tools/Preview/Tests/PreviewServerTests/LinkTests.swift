import Foundation
import Testing

@testable import PreviewServer

/// What a previewed folder does with links: no file from outside of the folder is read.
@Suite("Links in the previewed folder", .timeLimit(.minutes(2)))
@MainActor
struct LinkTests {
    @Test(
        "a file that becomes a link out of the folder, or a pipe, is not read; a link inside is",
        arguments: [true, false]
    )
    func laterLinks(isFolder: Bool) async throws {
        try await withFolder(["outside.json": "{\"secret\":1}"]) { outside in
            try await withFolder(["a.json": switchDocument(), "b.json": switchDocument(rows: 3)]) { folder in
                let file = folder.appendingPathComponent("a.json")
                let screens = try DocumentFolder(isFolder ? folder : file).screens
                let document = try #require(screens.first?.document)
                #expect(document.problems.isEmpty)
                @MainActor func replace(by target: URL) throws {
                    try FileManager.default.removeItem(at: file)
                    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
                    document.read()
                }
                try replace(by: outside.appendingPathComponent("outside.json"))
                #expect(document.problems.map(\.message) == ["the file is a link that leads out of the folder"])
                try replace(by: outside)
                #expect(document.problems.map(\.message) == ["the file is a link that leads out of the folder"])
                try replace(by: folder.appendingPathComponent("b.json"))
                #expect(document.problems.isEmpty)
                try FileManager.default.removeItem(at: file)
                #expect(mkfifo(file.path, 0o600) == 0)
                document.read()
                #expect(document.problems.map(\.message) == ["the file cannot be read"])
            }
        }
    }

    @Test("links that lead out of the folder are not served")
    func links() async throws {
        try await withFolder(["secret.json": switchDocument()]) { secrets in
            try await withFolder(["a.json": switchDocument()]) { folder in
                try FileManager.default.createSymbolicLink(
                    at: folder.appendingPathComponent("b.json"),
                    withDestinationURL: secrets.appendingPathComponent("secret.json")
                )
                #expect(try DocumentFolder(folder).screens.map(\.identifier) == ["a.json"])
            }
        }
    }
}
