import PortableUIKit

/// The style of a title, by the meaning of its row.
public enum LeftTitleStyle: String, CaseIterable, Hashable, Sendable {
    /// A standard row.
    case primary

    /// A less important row.
    case secondary

    /// A row that performs an action.
    case accent

    /// A row that performs a destructive action.
    case destructive

    /// The color of the title.
    public func color(in palette: Palette) -> UIColor {
        switch self {
        case .primary: palette.primaryText
        case .secondary: palette.secondaryText
        case .accent: palette.accent
        case .destructive: palette.destructive
        }
    }
}
