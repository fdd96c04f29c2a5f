import ArgumentParser
import Honeycomb

/// `comb matrix`: generates the source of the matrix of items.
struct MatrixCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Generates the Swift source of the matrix: a typealias for each pair of a left and a right part.",
        discussion: """
            The parts come from their declarations in CellParts. With --check nothing is written, and the exit status is 1 \
            if a file is out of date.
            """
    )

    @Option(name: .shortAndLong, help: ArgumentHelp("The directory of the sources.", valueName: "directory"))
    var output = "Sources/CellParts/Items"

    @Flag(help: "Check whether the files are up to date without writing them.")
    var check = false

    func run() throws {
        let directory = URL(fileURLWithPath: output, isDirectory: true)
        let files = MatrixSource.declared.files
        let present = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        let stale = present.filter { name in name.hasSuffix("Items.swift") && !files.contains { $0.name == name } }
        let changed = files.filter { file in
            (try? String(contentsOf: directory.appendingPathComponent(file.name), encoding: .utf8)) != file.text
        }
        if check {
            guard changed.isEmpty, stale.isEmpty else {
                let names = (changed.map(\.name) + stale).sorted().joined(separator: ", ")
                throw CommandFailure("\(output) is out of date: \(names). Run make matrix and commit the result.")
            }
            return
        }
        for file in changed {
            let url = directory.appendingPathComponent(file.name)
            try OutputFile.write(Data(file.text.utf8), to: url.path)
            print(url.relativePath)
        }
        for name in stale {
            try FileManager.default.removeItem(at: directory.appendingPathComponent(name))
            print("\(name): removed")
        }
    }
}
