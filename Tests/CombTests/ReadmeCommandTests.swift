import Expectations
import Foundation
import Testing

@testable import comb

@Suite("Commands of the README and the pages")
struct ReadmeCommandTests {
    /// What the lines with `make` come to. A new line needs an entry: a command that is run here, or why none is.
    private static let targets: [String: [String]?] = [
        "make demo": ["demo"],
        "make test": nil,  // What runs this test.
    ]

    private static let tokens = #"{"m": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}}}"#

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The lines of each code block without a language, which are commands, without comments.
    private static func blocks() throws -> [[String]] {
        let folder = root.appendingPathComponent("Documentation")
        let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
        let text = try ([root.appendingPathComponent("README.md")] + pages)
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
        var fence: Substring?
        var blocks: [[String]] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("```") {
                fence = fence == nil ? line.dropFirst(3) : nil
                if fence == "" { blocks.append([]) }
            } else if fence == "", let command = line.split(separator: " #").first {
                blocks[blocks.count - 1].append(command.trimmingCharacters(in: .whitespaces))
            }
        }
        return blocks
    }

    @Test("each of them does its work")
    func run() throws {
        let screen = try String(
            contentsOf: Self.root.appendingPathComponent("Examples/Screens/filter.json"),
            encoding: .utf8
        )
        let variables = try String(
            contentsOf: Self.root.appendingPathComponent("Tests/FigmaFilesTests/Designs/variables.json"),
            encoding: .utf8
        )
        let blocks = try Self.blocks()
        let all = blocks.joined()
        expect(all.contains { $0.hasPrefix("swift run comb") } && all.contains { $0.hasPrefix("make") })

        for block in blocks {
            // A command may need what one before it in its block wrote.
            let directory = try TemporaryDirectory()
            try directory.write(screen, to: "SCREEN.json")
            try directory.write(Self.tokens, to: "TOKENS.json")
            try directory.write(Self.tokens, to: "OLD.json")
            try directory.write(Self.tokens, to: "EXPORT.json")
            try directory.write(variables, to: "VARIABLES.json")
            try CombProcess(["render", "SCREEN.json", "-o", "MOCKUP.png"], in: directory).checkSuccess()
            try CombProcess(["figma", "export", "SCREEN.json", "-o", "DESIGN.json"], in: directory).checkSuccess()

            for command in block {
                try run(command, in: directory)
            }
        }
    }

    private func run(_ command: String, in directory: TemporaryDirectory) throws {
        var arguments = command.split(separator: " ").map(String.init)
        if command.hasPrefix("swift run comb ") {
            arguments.removeFirst(3)
        } else {
            let target = try require(Self.targets[command], "what does “\(command)” come to?")
            guard let target else { return }
            arguments = target
        }
        // Whole catalogs take a minute; CatalogCommandTests draws small ones.
        if arguments.first == "catalog", ProcessInfo.processInfo.environment["LONG_TESTS"] != "1" {
            _ = try Comb.parseAsRoot(arguments)
            return
        }
        let names = try directory.fileNames

        let process = try CombProcess(arguments, in: directory)

        expectEqual(process.status, 0, "\(command): \(process.errors)")
        try expect(!process.output.isEmpty || directory.fileNames != names, "\(command) does nothing")
        if let place = arguments.firstIndex(of: "-o") {
            let output = arguments[place + 1]
            expect(!names.contains(output), "\(command) writes what a command before it wrote")
            try expect(directory.fileNames.contains(output), "\(command) writes no such file")
        }
    }
}

extension CombProcess {
    fileprivate func checkSuccess() throws {
        expectEqual(status, 0, "\(errors)")
    }
}
