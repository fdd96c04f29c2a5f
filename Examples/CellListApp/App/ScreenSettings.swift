import Honeycomb

/// How all screens of the app are shown: the settings of the Appearance menu.
struct ScreenSettings: Equatable {
    /// The text sizes that the menu offers, from the smallest to the largest; without one, that of the device is used.
    static let textSizes: [(title: String, category: UIContentSizeCategory)] = [
        ("Smallest", .extraSmall),
        ("Standard", .large),
        ("Largest", .extraExtraExtraLarge),
        ("Accessibility, medium", .accessibilityMedium),
        ("Accessibility, largest", .accessibilityExtraExtraExtraLarge),
    ]

    /// The built-in themes, and one that places accessories on the first line.
    static let themes: [(title: String, theme: CellTheme)] =
        CellTheme.named.map { (title: title(of: $0.key), theme: $0.value) } + [("First line", firstLine)]

    /// The theme of rows, headers and footers.
    var theme = CellTheme.standard
    /// The text size; `nil` is that of the device.
    var textSize: UIContentSizeCategory?
    /// Whether screens are shown from right to left.
    var isRightToLeft = false
    /// Whether screens are dark; `nil` is the setting of the device.
    var isDark: Bool?
    /// Whether the distances between elements are drawn over the screen.
    var showsSpacings = false

    private static let firstLine = CellTheme(accessoryAlignment: .firstLine)

    /// "highContrast" as "High contrast". The standard theme must not have the name of the standard text size.
    private static func title(of name: String) -> String {
        guard name != "standard" else { return "Standard theme" }
        let words = name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
