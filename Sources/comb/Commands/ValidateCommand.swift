import ArgumentParser
import ScreenDocuments

/// `comb validate`: reports the problems of documents.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Checks screen documents.",
        discussion: """
            Prints all problems of each file, one per line: file:line:column: error: message, at JSON pointer, allowed: values. \
            A file without problems is listed as "FILE: ok". The exit status is 1 if any file has problems or cannot be read.
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
