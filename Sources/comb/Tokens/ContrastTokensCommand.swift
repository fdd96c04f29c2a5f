import ArgumentParser
import DesignTokens
import Foundation

/// `comb tokens contrast`: checks colors of text on backgrounds.
struct ContrastTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contrast",
        abstract: "Checks the contrast of each text color on each background, in all contexts.",
        discussion: """
            Prints the pairs below the minimum, one per line, and their number. The exit status is 1 if there are any.
            """
    )

    @Argument(help: "The file or resolver document.", completion: .file(extensions: ["json", "tokens"]))
    var file: String

    @Option(parsing: .upToNextOption, help: "Tokens of text colors, or groups of them, such as color.text.")
    var text: [String]

    @Option(parsing: .upToNextOption, help: "Tokens of backgrounds, or groups of them.")
    var background: [String]

    @Option(help: "The smallest contrast, 1 to 21 (WCAG 2.2): 4.5 for text, 3 for large text, 7 for enhanced contrast.")
    var minimum = 4.5

    @Option(help: ContextNames.help)
    var context: ContextNames?

    func validate() throws {
        guard (1...21).contains(minimum) else { throw ValidationError("'--minimum' is from 1 to 21.") }
    }

    func run() throws {
        let resolver = try TokensFile(path: file).resolverOrExit()
        let contexts = context == nil ? resolver.contexts : [try context.context(of: resolver)]
        var (low, all) = (0, 0)
        for context in contexts {
            let tree: TokenTree
            do {
                tree = try resolver.tree(for: context)
            } catch {
                Console.printError(error.description)
                throw ExitCode.failure
            }
            let contrasts = tree.contrasts(isText: { Self.isIn(text, $0) }, isBackground: { Self.isIn(background, $0) })
            all += contrasts.count
            for contrast in contrasts where contrast.ratio < minimum {
                low += 1
                let names = resolver.modifiers.map { "\($0.name)=\(context[$0.name] ?? $0.defaultContext ?? "")" }
                print(names.isEmpty ? "\(contrast)" : "\(contrast) (\(names.joined(separator: ", ")))")
            }
        }
        if all == 0 {
            throw CommandFailure(
                "\(file): no color is in \(text.joined(separator: ", ")) and \(background.joined(separator: ", "))"
            )
        }
        print("\(low) of \(all) pairs are below \(String(format: "%g", minimum))")
        if low > 0 { throw ExitCode.failure }
    }

    private static func isIn(_ groups: [String], _ token: Token) -> Bool {
        groups.contains { token.path.names.starts(with: TokenPath($0).names) }
    }
}
