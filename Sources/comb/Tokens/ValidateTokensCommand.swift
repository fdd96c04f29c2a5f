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
            "FILE: ok". If it has tokens of the parts, such as color.accent, values that no theme can have are errors, and what has no \
            effect is a warning: names that the parts do not have, families of fonts that are not installed. The exit status is 1 if any file has errors or cannot be \
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
                let problems = try resolver.warnings + Self.themeProblems(resolver)
                for problem in problems { print(problem) }
                if strict ? problems.isEmpty : !problems.contains(where: { $0.severity == .error }) {
                    print("\(file): ok")
                } else {
                    isValid = false
                }
            } catch {
                isValid = false
                print(error)
            }
        }
        if !isValid { throw ExitCode.failure }
    }

    /// What a theme cannot have and what has no effect on it, if the tokens are for one: in any of the contexts, each once.
    private static func themeProblems(_ resolver: TokenResolver) throws -> [TokenProblem] {
        let known = ThemeTokens.paths
        let contexts = resolver.contexts.filter { context in
            let tokens = (try? resolver.tree(for: context))?.tokens ?? []
            return tokens.contains { known.contains("\($0.path.withoutRoot)") }
        }
        return contexts.isEmpty ? [] : try CellTheme.warnings(for: resolver, contexts: contexts)
    }
}
