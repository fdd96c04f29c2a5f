import PortableUIKit

/// The color of a text or a mark, by its meaning.
public enum DetailStyle: String, CaseIterable, Hashable, Sendable {
    /// Less important than the title.
    case secondary

    /// As important as the title.
    case primary

    /// New, or interactive.
    case accent

    /// Success.
    case success

    /// A warning.
    case warning

    /// A failure or imminent loss.
    case destructive

    /// Returns the color.
    public func color(in palette: Palette) -> UIColor {
        switch self {
        case .secondary: palette.secondaryText
        case .primary: palette.primaryText
        case .accent: palette.accent
        case .success: palette.success
        case .warning: palette.warning
        case .destructive: palette.destructive
        }
    }
}
