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

    var color: UIColor {
        switch self {
        case .primary: Palette.standard.primaryText
        case .secondary: Palette.standard.secondaryText
        case .accent: Palette.standard.accent
        case .destructive: Palette.standard.destructive
        }
    }
}
