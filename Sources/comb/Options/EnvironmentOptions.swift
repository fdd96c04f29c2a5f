import ArgumentParser
import Honeycomb
import ScreenHosting

/// The options for the environment of a screen, shared by all commands that render or measure.
struct EnvironmentOptions: ParsableArguments {
    @Option(help: "The appearance of the screen.")
    var appearance = Appearance.light

    @Option(help: "The layout direction.")
    var direction = Direction.ltr

    @Option(help: "The preferred text size.")
    var textSize = TextSize.large

    @Option(help: "The version of iOS whose look is drawn.")
    var system = SystemVersion.iOS17

    @Option(help: "The theme, for what has none of its own: \(ThemeName.allValueStrings.joined(separator: ", ")).")
    var theme: ThemeName?

    @OptionGroup var tokens: ThemeTokensOptions

    @OptionGroup var reader: AccessibilityOptions

    /// Returns the theme for what has none of its own: the values of `--tokens`, and those of `--theme` for the rest.
    func cellTheme() throws -> CellTheme {
        try tokens.theme(basedOn: theme?.theme ?? .standard)
    }

    /// Returns the configuration for a screen with a size in points.
    @MainActor
    func configuration(size: CGSize, scale: CGFloat) -> ScreenConfiguration {
        reader.configuration(
            ScreenConfiguration(
                size: size,
                scale: scale,
                appearance: appearance.style,
                layoutDirection: direction.layoutDirection,
                contentSizeCategory: textSize.category,
                system: system
            )
        )
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
