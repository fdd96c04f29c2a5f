/// The names that files and descriptions have for system colors.
enum SystemColorNames {
    /// Returns the color that nibs and asset catalogs call so, as `systemRedColor`.
    static func color(named name: String) -> UIColor? {
        switch name {
        case "darkTextColor": return .darkText
        case "lightTextColor": return .lightText
        case "groupTableViewBackgroundColor": return .systemGroupedBackground
        case "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor": return .darkGray
        default:
            let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
            return all.first { $0.name == name }?.color
        }
    }

    /// All names without the ending `Color`.
    static let all: [(name: String, color: UIColor)] = [
        ("systemRed", .systemRed),
        ("systemOrange", .systemOrange),
        ("systemYellow", .systemYellow),
        ("systemGreen", .systemGreen),
        ("systemMint", .systemMint),
        ("systemTeal", .systemTeal),
        ("systemCyan", .systemCyan),
        ("systemBlue", .systemBlue),
        ("systemIndigo", .systemIndigo),
        ("systemPurple", .systemPurple),
        ("systemPink", .systemPink),
        ("systemBrown", .systemBrown),
        ("systemGray", .systemGray),
        ("systemGray2", .systemGray2),
        ("systemGray3", .systemGray3),
        ("systemGray4", .systemGray4),
        ("systemGray5", .systemGray5),
        ("systemGray6", .systemGray6),
        ("tintColor", .tintColor),
        ("label", .label),
        ("secondaryLabel", .secondaryLabel),
        ("tertiaryLabel", .tertiaryLabel),
        ("quaternaryLabel", .quaternaryLabel),
        ("link", .link),
        ("placeholderText", .placeholderText),
        ("separator", .separator),
        ("opaqueSeparator", .opaqueSeparator),
        ("systemBackground", .systemBackground),
        ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
        ("systemFill", .systemFill),
        ("secondarySystemFill", .secondarySystemFill),
        ("tertiarySystemFill", .tertiarySystemFill),
        ("quaternarySystemFill", .quaternarySystemFill),
    ]
}
