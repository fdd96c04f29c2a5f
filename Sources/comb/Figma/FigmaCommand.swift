import ArgumentParser
import FigmaFiles
import Foundation

/// `comb figma`: screens and files of Figma.
struct FigmaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figma",
        abstract: "Makes documents of designs in Figma, and compares screens with them.",
        discussion: """
            A file of Figma is the JSON that its REST API returns: GET /v1/files/KEY, or /v1/files/KEY/nodes?ids=ID, with \
            &plugin_data=shared for what export has kept there. Variables are the answer of GET /v1/files/KEY/variables/local.
            """,
        subcommands: [
            FigmaImportCommand.self, FigmaCheckCommand.self, FigmaConnectCommand.self, FigmaExportCommand.self,
        ]
    )
}

extension FigmaFile {
    /// Reads a file.
    ///
    /// - Throws: A `CommandFailure` that says why it cannot be read.
    init(path: String) throws { self = try read(path) { try FigmaFile($0, fileName: $1) } }
}

extension VariableFiles {
    /// Reads the variables of a file.
    ///
    /// - Throws: A `CommandFailure` that says why they cannot be read.
    init(path: String) throws { self = try read(path) { try VariableFiles($0, fileName: $1) } }
}

private func read<Content>(_ path: String, _ parse: ([UInt8], String) throws -> Content) throws -> Content {
    do {
        return try parse(DocumentFiles.read(path), DocumentFiles.name(path))
    } catch let error as FigmaError {
        throw CommandFailure(error.description)
    }
}
