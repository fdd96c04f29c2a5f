import PortableUIKit

/// What a badge says about its row.
public enum BadgeStyle: String, CaseIterable, Hashable, Sendable {
    /// Something new.
    case accent

    /// A plain fact.
    case neutral

    /// Something went well.
    case success

    /// Something needs attention.
    case warning

    /// Something failed or is about to be lost.
    case destructive

    /// The colour of the pill.
    public func fillColor(in palette: Palette) -> UIColor {
        switch self {
        case .accent: palette.accent
        case .neutral: palette.fill
        case .success: palette.success
        case .warning: palette.warning
        case .destructive: palette.destructive
        }
    }

    /// The colour of the text on the pill.
    public func textColor(in palette: Palette) -> UIColor {
        self == .neutral ? palette.primaryText : palette.inverseText
    }
}
