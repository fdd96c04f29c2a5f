import ArgumentParser
import DesignTokens
import Honeycomb

/// The options for tokens that replace values of the theme.
struct ThemeTokensOptions: ParsableArguments {
    @Option(
        name: .customLong("tokens"),
        help: "A file of design tokens, or a resolver document, whose values replace those of the theme.",
        completion: .file(extensions: ["json", "tokens"])
    )
    var file: String?

    @OptionGroup var contextOptions: ContextOptions

    func validate() throws {
        if file == nil, contextOptions.text != nil { throw ValidationError("'--context' is for '--tokens'.") }
    }

    /// Returns the theme of the tokens; on failure prints the problems to standard error and exits with status 1.
    func theme(basedOn base: CellTheme) throws -> CellTheme {
        guard let file else { return base }
        let resolver = try TokensFile(path: file).resolverOrExit()
        let context = try contextOptions.context(of: resolver)
        do {
            return try CellTheme(tokens: resolver, context: context, base: base)
        } catch {
            Console.printError(error.description)
            throw ExitCode.failure
        }
    }
}
