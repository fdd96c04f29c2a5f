import Foundation
import PackagePlugin

/// Runs `comb tokens build` in the folder of an app's package.
///
/// The arguments are those of `comb tokens build`. Without arguments, every line of `tokens.txt` in the folder of the package is
/// a list of arguments. The tool is the one that `--comb PATH` or the variable `COMB` names, else `comb` in the search path.
@main
struct GenerateTokens: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let named = extractor.extractOption(named: "comb").last
        let isCheck = extractor.extractFlag(named: "check") > 0
        let tool = try comb(named: named)
        let folder = context.package.directoryURL
        let commands =
            try extractor.remainingArguments.isEmpty
            ? listedCommands(in: folder) : [extractor.remainingArguments]
        for command in commands {
            try run(tool, ["tokens", "build"] + command + (isCheck ? ["--check"] : []), in: folder)
        }
    }

    private func comb(named name: String?) throws -> URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = name ?? environment["COMB"] { return URL(fileURLWithPath: path) }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        let tools = folders.map { $0.appendingPathComponent("comb") }
        guard let tool = tools.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw Failure(
                "There is no comb in the search path. Build it with `swift build --product comb` in Honeycomb, and "
                    + "name it with --comb PATH."
            )
        }
        return tool
    }

    private func listedCommands(in folder: URL) throws -> [[String]] {
        let list = folder.appendingPathComponent("tokens.txt")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            throw Failure(
                "Give the arguments of `comb tokens build`, or write them to \(list.path), a line for each file."
            )
        }
        return text.split(whereSeparator: \.isNewline)
            .map { $0.split(separator: " ").map(String.init) }
            .filter { !$0.isEmpty && !$0[0].hasPrefix("#") }
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        do {
            try process.run()
        } catch {
            throw Failure("\(tool.path) cannot be run: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("comb \(arguments.joined(separator: " ")) failed with status \(process.terminationStatus).")
        }
    }
}

/// A failure with its reason.
private struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
