import ArgumentParser
import Foundation
import ScreenDocuments

/// `comb format`: writes documents in one style.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Formats screen documents, or any JSON.",
        discussion: """
            Two spaces of indentation, values that fit on a line on one. Members keep their order, strings and numbers their notation.

            Exit status: 0, or 1 if a file is no JSON or, with --check, is formatted otherwise.
            """
    )

    @Argument(help: "The documents: files, directories, or -.", completion: .file(extensions: ["json"]))
    var files: [String]

    @Flag(help: "Change the files instead of printing them.")
    var inPlace = false

    @Flag(help: "Only list the files that are formatted otherwise.")
    var check = false

    func validate() throws {
        if inPlace, check { throw ValidationError("--in-place and --check exclude each other.") }
        if inPlace, files.contains("-") { throw ValidationError("Standard input cannot be changed in place.") }
    }

    func run() throws {
        var isFine = true
        for path in DocumentFiles(files).paths {
            do {
                let bytes = try DocumentFiles.read(path)
                let text = DocumentText(bytes, fileName: DocumentFiles.name(path))
                let formatted = try DocumentFormatter(text).formatted()
                let isSame = Array(formatted.utf8) == bytes
                if check, !isSame {
                    isFine = false
                    print("\(path): formatted otherwise")
                } else if inPlace, !isSame {
                    try OutputFile.write(Data(formatted.utf8), to: path)
                } else if !check, !inPlace {
                    print(formatted, terminator: "")
                }
            } catch {
                isFine = false
                Console.printError(String(describing: error))
            }
        }
        if !isFine { throw ExitCode.failure }
    }
}
