import ArgumentParser
import ScreenDocuments

/// `comb validate`: reports the problems of documents.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Checks screen documents.",
        discussion: """
            Prints all problems of each file, a line each: file:line:column: error: what, at a JSON pointer, allowed: what is \
            right. A file without problems gets the line "FILE: ok". Exit status 1 when any file has a problem or cannot be read.
            """
    )

    @Argument(help: "The screen documents, JSON files.", completion: .file(extensions: ["json"]))
    var files: [String]

    func run() throws {
        var isValid = true
        for file in files {
            do {
                _ = try ScreenFile(path: file).document()
                print("\(file): ok")
            } catch {
                isValid = false
                print(error)
            }
        }
        if !isValid { throw ExitCode.failure }
    }
}
