import ArgumentParser
import CellParts
import DTCGTokens
import Foundation

/// `comb tokens contrast`: checks colors of text on backgrounds.
struct ContrastTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contrast",
        abstract: "Checks the contrast of colors on each other, in all contexts.",
        discussion: """
            Without --text and --background the pairs are those that the parts draw: texts need 4.5, chevrons and outlines 3, \
            separators 1.3. Disabled rows and placeholders need none. A file that lacks a color has no pair of it.

            Prints the pairs below the minimum, one per line, and their number. The exit status is 1 if there are any.
            """
    )

    @Argument(help: "The file or resolver document.", completion: .file(extensions: ["json", "tokens"]))
    var file = "Sources/CellParts/Tokens/honeycomb.tokens.json"

    @Option(parsing: .upToNextOption, help: "Tokens of text colors, or groups of them, such as color.text.")
    var text: [String] = []

    @Option(parsing: .upToNextOption, help: "Tokens of backgrounds, or groups of them.")
    var background: [String] = []

    @Option(
        help: """
            The smallest contrast, 1 to 21 (WCAG 2.2): 4.5 for text (the default with --text), 3 for large text, 7 for enhanced \
            contrast.
            """
    )
    var minimum: Double?

    @Option(help: ContextNames.help)
    var context: ContextNames?

    func validate() throws {
        guard minimum.map((1...21).contains) ?? true else { throw ValidationError("'--minimum' is from 1 to 21.") }
        guard text.isEmpty == background.isEmpty else {
            throw ValidationError(
                "'--text' and '--background' are given together, or neither for the pairs of the parts."
            )
        }
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
            let contrasts = pairs(of: tree)
            all += contrasts.count
            for (contrast, minimum) in contrasts where contrast.ratio < minimum {
                low += 1
                let names = resolver.modifiers.map { "\($0.name)=\(context[$0.name] ?? $0.defaultContext ?? "")" }
                let needed = text.isEmpty ? ", needs \(String(format: "%g", minimum))" : ""
                print("\(contrast)\(needed)" + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"))
            }
        }
        if all == 0 {
            let places =
                text.isEmpty
                ? "the colors of the parts, such as color.primaryText on color.background, are missing"
                : "no color is in \(text.joined(separator: ", ")) and \(background.joined(separator: ", "))"
            throw CommandFailure("\(file): \(places)")
        }
        let limit =
            text.isEmpty && minimum == nil ? "what they need" : String(format: "%g", minimum ?? Self.standardMinimum)
        print("\(low) of \(all) pairs are below \(limit)")
        if low > 0 { throw ExitCode.failure }
    }

    /// What texts need (WCAG 2.2, success criterion 1.4.3).
    private static let standardMinimum = 4.5

    /// The pairs of a tree, lowest contrast first, and what each needs.
    private func pairs(of tree: TokenTree) -> [(contrast: TokenContrast, minimum: Double)] {
        guard text.isEmpty else {
            return tree.contrasts(isText: { Self.isIn(text, $0) }, isBackground: { Self.isIn(background, $0) })
                .map { ($0, minimum ?? Self.standardMinimum) }
        }
        return PalettePair.all
            .flatMap { pair in
                tree.contrasts(
                    isText: { $0.path.names == ["color", pair.front] },
                    isBackground: { $0.path.names == ["color", pair.back] }
                ).map { ($0, minimum ?? pair.minimum) }
            }
            .sorted { $0.0.ratio < $1.0.ratio }
    }

    private static func isIn(_ groups: [String], _ token: Token) -> Bool {
        groups.contains { token.path.names.starts(with: TokenPath($0).names) }
    }
}
