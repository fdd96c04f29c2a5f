/// Formats descriptions of colors like UIKit: by their names, or by their components and color space.
@MainActor enum ColorDescription {
    static func text(of color: UIColor) -> String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(color).toOpaque()), radix: 16)
        switch color.storage {
        case .fixed, .gray: break
        case .pattern: return "<UIDynamicPatternColor: 0x\(address)>"
        case .dynamic:
            let named = systemColors.first { $0.color === color } ?? systemColors.first { $0.color == color }
            if let name = named?.name {
                return "<UIDynamicSystemColor: 0x\(address); name = \(name)Color>"
            }
            return "<UIDynamicSystemColor: 0x\(address)>"
        case .provider: return "<UIDynamicProviderColor: 0x\(address)>"
        }
        let components = color.currentRGBA
        let alpha = ViewDescription.number(components.alpha)
        let parts = [components.red, components.green, components.blue].map(ViewDescription.number)
        if parts[0] == parts[1], parts[1] == parts[2] { return "UIExtendedGrayColorSpace \(parts[0]) \(alpha)" }
        return "UIExtendedSRGBColorSpace \(parts.joined(separator: " ")) \(alpha)"
    }

    /// Returns the system color with a name, such as `systemRed`.
    static func systemColor(name: String) -> UIColor? {
        systemColors.first { $0.name == name }?.color
    }

    private static let systemColors: [(name: String, color: UIColor)] = [
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
