import ArgumentParser
import Foundation
import ScreenDocuments

/// `comb compat`: says what a new schema breaks.
struct CompatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compat",
        abstract: "Says which documents that an old schema accepts a new one rejects.",
        discussion: """
            Both files are written by comb schema. Each line is a place in documents and what is no longer allowed there: a key, a \
            name or a part that is gone, a key that is required now, a smaller range. What the new schema allows in addition is \
            no problem.

            Exit status: 0 if nothing breaks, 1 if something does or a file cannot be read.
            """
    )

    @Argument(help: "The schema of the older version.", completion: .file(extensions: ["json"]))
    var old: String

    @Argument(help: "The schema of the newer version.", completion: .file(extensions: ["json"]))
    var new: String

    func run() throws {
        let breaks = SchemaCompatibility.breaks(from: try schema(old), to: try schema(new))
        guard !breaks.isEmpty else { return print("Nothing breaks.") }
        for found in breaks { print(found) }
        throw ExitCode.failure
    }

    private func schema(_ path: String) throws -> DocumentValue {
        let text = DocumentText(try DocumentFiles.read(path), fileName: path)
        do {
            return try text.value()
        } catch {
            throw CommandFailure(error.description)
        }
    }
}
