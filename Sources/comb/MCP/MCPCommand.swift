import ArgumentParser
import Foundation
import Honeycomb
import ScreenDocumentsCore

/// `comb mcp`: lets coding agents see the screens that they write.
struct MCPCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serves screens to coding agents by the Model Context Protocol.",
        discussion: """
            An agent starts it, and talks with it over standard input and output: one message of JSON-RPC on each line (version \
            \(MCPServer.protocolVersion) of the protocol). Its tools render, inspect, audit, validate and patch documents, compare them with a \
            mock-up, tap and type, find parts and names by words, and run comb snapshots. Its resources are the schema, the reference, \
            the parts and the tokens.

            {"mcpServers": {"honeycomb": {"command": "comb", "args": ["mcp"]}}}

            Files are read and written in the working directory and below it, and nowhere else.
            """
    )

    @OptionGroup var vocabulary: VocabularyOptions

    @Option(
        help: "A file of design tokens, or a resolver document, in which all screens are shown.",
        completion: .file(extensions: ["json", "tokens"])
    )
    var tokens: String?

    @MainActor
    func run() async throws {
        let workspace = MCPWorkspace(
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
            vocabulary: vocabulary,
            tokens: tokens
        )
        let server = MCPServer(tools: MCPTool.all(workspace), resources: MCPResource.all(workspace))
        while let line = readLine(strippingNewline: true) {
            guard let answer = await server.answer(line) else { continue }
            FileHandle.standardOutput.write(Data((answer + "\n").utf8))
        }
    }
}
