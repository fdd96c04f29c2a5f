import PortableUIKit

/// What a title says about its row.
public enum LeftTitleStyle: String, CaseIterable, Hashable, Sendable {
    /// An ordinary row.
    case primary

    /// A row that matters less than its neighbours.
    case secondary

    /// A row that is an action.
    case accent

    /// A row that is an action which deletes or cannot be undone.
    case destructive

    /// The colour of the title.
    public func color(in palette: Palette) -> UIColor {
        switch self {
        case .primary: palette.primaryText
        case .secondary: palette.secondaryText
        case .accent: palette.accent
        case .destructive: palette.destructive
        }
    }
}
