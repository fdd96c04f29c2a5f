import ArgumentParser
import DTCGTokens
import Foundation

/// `comb tokens figma`: makes tokens of Figma's variables and modes.
struct FigmaTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figma",
        abstract: "Makes tokens of Figma's variables and their modes.",
        discussion: """
            Figma exports variables as one file for each mode of each collection. A collection with several modes becomes a modifier \
            with a context for each, in \(FigmaVariables.resolverName); references between collections are kept. All commands that \
            take tokens take that file: comb render SCREEN --tokens \(FigmaVariables.resolverName) --context dark.
            The exit status is 1 if a file has errors or cannot be read; then nothing is written.
            """
    )

    @Argument(help: "The files of the export, or folders with them.", completion: .file(extensions: ["json"]))
    var files: [String]

    @Option(name: [.short, .long], help: "The folder to write to.", completion: .directory)
    var output: String

    func run() throws {
        let variables: FigmaVariables
        do {
            variables = try FigmaVariables(files: exported())
        } catch let error as TokenError {
            Console.printError(error.description)
            throw ExitCode.failure
        }
        for warning in variables.resolver.warnings { print(warning) }
        for file in variables.files {
            let path = output + "/" + file.name
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try OutputFile.write(file.data, to: path)
            print(path)
        }
    }

    /// The files by their names within the export: the folder of a file names its collection.
    private func exported() throws -> [FigmaVariables.File] {
        var found: [FigmaVariables.File] = []
        for path in files {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandFailure("\(path): error: there is no such file or folder")
            }
            let url = URL(fileURLWithPath: path)
            guard isFolder.boolValue else {
                found.append((url.lastPathComponent, try TokensFile(path: path).data()))
                continue
            }
            let names = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
            for name in names where name.hasSuffix(".json") {
                found.append((name, try TokensFile(path: path + "/" + name).data()))
            }
        }
        guard !found.isEmpty else { throw CommandFailure("\(files.joined(separator: ", ")): error: no JSON files") }
        let names = found.map(\.name)
        guard Set(names).count == names.count else {
            throw CommandFailure("error: two files have the same name; name the folder that contains both")
        }
        return found
    }
}
