import ArgumentParser
import DTCGTokens
import Honeycomb
import ScreenDocuments
import ScreenHosting

/// The options for the environment of a screen, shared by all commands that render or measure.
struct EnvironmentOptions: ParsableArguments, AccessibilitySettings {
    @Option(help: "The appearance of the screen.")
    var appearance = Appearance.light

    @Option(help: "The layout direction. Without it, that of the document, which is left to right if it does not say.")
    var direction: Direction?

    @Option(help: "The preferred text size.")
    var textSize = TextSize.large

    @Option(help: "The version of iOS whose look is drawn.")
    var system = SystemVersion.iOS17

    @Option(help: "The theme, for what has none of its own: \(ThemeName.allValueStrings.joined(separator: ", ")).")
    var theme: ThemeName?

    @Option(
        help: "A file of design tokens, or a resolver document, whose values replace those of the theme.",
        completion: .file(extensions: ["json", "tokens"])
    )
    var tokens: String?

    @Option(help: ContextNames.help)
    var context: ContextNames?

    @Option(help: "The contrast: normal or high.")
    var contrast = Contrast.normal

    @Flag(help: "Turn on Bold Text.")
    var boldText = false

    @Flag(help: "Turn on Reduce Motion.")
    var reduceMotion = false

    func validate() throws {
        if tokens == nil, context != nil { throw ValidationError("'--context' is for '--tokens'.") }
    }

    /// Returns the theme for what has none of its own: the values of `--tokens`, and those of `--theme` for the rest.
    func cellTheme() throws -> CellTheme {
        try theme(basedOn: theme?.theme ?? .standard)
    }

    /// Returns the theme of the tokens; on failure prints the problems to standard error and exits with status 1.
    private func theme(basedOn base: CellTheme) throws -> CellTheme {
        guard let tokens else { return base }
        let resolver = try TokensFile(path: tokens).resolverOrExit()
        let context = try context.context(of: resolver)
        do {
            let theme = try CellTheme(tokens: resolver, context: context, base: base)
            for warning in try CellTheme.warnings(for: resolver, context: context) {
                Console.printError(warning.description)
            }
            return theme
        } catch {
            Console.printError(error.description)
            throw ExitCode.failure
        }
    }

    /// Returns the configuration for a screen with a size in points, in the direction of its document.
    @MainActor
    func configuration(size: CGSize, scale: CGFloat, document: ScreenDocument? = nil) -> ScreenConfiguration {
        var configuration = ScreenConfiguration(
            size: size,
            scale: scale,
            appearance: appearance.style,
            layoutDirection: direction?.layoutDirection ?? document?.layoutDirection ?? .leftToRight,
            contentSizeCategory: textSize.category,
            system: system
        )
        // Pictures have no keyboard, so nothing makes room for one.
        configuration.hasHardwareKeyboard = true
        return accessible(configuration)
    }
}

/// The values of `--system`: major versions of iOS.
extension SystemVersion: ExpressibleByArgument {}

/// The values of `--theme`.
struct ThemeName: ExpressibleByArgument {
    let theme: CellTheme

    init?(argument: String) {
        guard let theme = CellTheme.named.first(where: { $0.key == argument })?.value else { return nil }
        self.theme = theme
    }

    static var allValueStrings: [String] { CellTheme.named.map(\.key) }
}
