import Honeycomb

/// What a scenario is shown in besides the traits of its screen: the theme of a brand, and a language.
public struct ScenarioEnvironment: Sendable {
    /// The theme of the brand.
    public var theme: CellTheme

    /// The language and region that was asked for; `nil` for that of the device.
    public var chosenLocale: Locale?

    /// The language and region that texts, numbers and dates of the scenario are in.
    public var locale: Locale { chosenLocale ?? .current }

    /// Creates an environment; by default that of the design system, in the language of the device.
    public init(theme: CellTheme = .standard, locale: Locale? = nil) {
        self.theme = theme
        chosenLocale = locale
    }
}
