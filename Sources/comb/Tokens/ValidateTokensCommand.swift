import ArgumentParser
import DTCGTokens

/// `comb tokens validate`: reports the problems of files of tokens.
struct ValidateTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Checks files of tokens and resolver documents.",
        discussion: """
            Prints all problems of each file, one per line: file:line:column: error: message, at JSON pointer, allowed: values. \
            A resolver document is checked in all contexts, with the files that it names. A file without errors is listed as \
            "FILE: ok". The exit status is 1 if any file has errors or cannot be read.
            """
    )

    @Argument(help: "The files, JSON.", completion: .file(extensions: ["json", "tokens"]))
    var files: [String]

    func run() throws {
        var isValid = true
        for file in files {
            do {
                let resolver = try TokensFile(path: file).resolver()
                for warning in resolver.warnings { print(warning) }
                print("\(file): ok")
            } catch {
                isValid = false
                print(error)
            }
        }
        if !isValid { throw ExitCode.failure }
    }
}
