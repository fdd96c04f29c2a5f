import PortableUIKit

/// The style of a badge, by its meaning.
public enum BadgeStyle: String, CaseIterable, Hashable, Sendable {
    /// New content.
    case accent

    /// Neutral information.
    case neutral

    /// Success.
    case success

    /// A warning.
    case warning

    /// A failure or imminent loss.
    case destructive

    /// Returns the background color of the badge.
    public func fillColor(in palette: Palette) -> UIColor {
        switch self {
        case .accent: palette.accent
        case .neutral: palette.overlayFill
        case .success: palette.success
        case .warning: palette.warning
        case .destructive: palette.destructive
        }
    }

    /// Returns the text color of the badge.
    public func textColor(in palette: Palette) -> UIColor {
        self == .neutral ? palette.primaryText : palette.inverseText
    }
}
