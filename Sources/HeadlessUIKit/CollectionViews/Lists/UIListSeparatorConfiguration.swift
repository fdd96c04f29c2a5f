import Foundation

/// The appearance of the separators above and below a list row.
public struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public enum Visibility: Int {
        /// Depends on the position of the row.
        case automatic = 0
        /// Visible.
        case visible = 1
        /// Hidden.
        case hidden = 2
    }

    /// The insets that align the separator with the content of the row.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude,
        leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude
    )

    /// The visibility of the separator above the row.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below the row.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above the row from the row's edges, in points.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below the row from the row's edges, in points.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color of the separators.
    public var color: UIColor = .separator
    /// The color of the separators between adjacent selected rows. No effect here.
    public var multipleSelectionColor: UIColor = .separator

    /// Creates the default separators for a list appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        if listAppearance == .sidebar || listAppearance == .sidebarPlain {
            topSeparatorVisibility = .hidden
            bottomSeparatorVisibility = .hidden
        }
    }

    /// Hashes only the cheap properties; `==` compares all of them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
