import ArgumentParser
import CellParts
import DTCGTokens

/// `comb tokens validate`: reports the problems of files of tokens.
struct ValidateTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Checks files of tokens and resolver documents.",
        discussion: """
            Prints all problems of each file, one per line: file:line:column: error: message, at JSON pointer, allowed: values. \
            A resolver document is checked in all contexts, with the files that it names. A file without errors is listed as \
            "FILE: ok". If it has tokens of the parts, such as color.accent, what has no effect on them is a warning: names that \
            they do not have, families of fonts that are not installed. The exit status is 1 if any file has errors or cannot be \
            read, with --strict also if there are warnings.
            """
    )

    @Argument(help: "The files, JSON.", completion: .file(extensions: ["json", "tokens"]))
    var files: [String]

    @Flag(help: "Exit with status 1 if there are warnings.")
    var strict = false

    func run() throws {
        var isValid = true
        for file in files {
            do {
                let resolver = try TokensFile(path: file).resolver()
                let warnings = try resolver.warnings + Self.themeWarnings(resolver)
                for warning in warnings { print(warning) }
                if strict, !warnings.isEmpty { isValid = false } else { print("\(file): ok") }
            } catch {
                isValid = false
                print(error)
            }
        }
        if !isValid { throw ExitCode.failure }
    }

    /// What has no effect on a theme, if the tokens are for one: in any of the contexts, each once.
    private static func themeWarnings(_ resolver: TokenResolver) throws -> [TokenProblem] {
        let known = ThemeTokens.paths
        let contexts = resolver.contexts.filter { context in
            let tokens = (try? resolver.tree(for: context))?.tokens ?? []
            return tokens.contains { known.contains("\($0.path)") }
        }
        return contexts.isEmpty ? [] : try CellTheme.warnings(for: resolver, contexts: contexts)
    }
}
