import Foundation

/// How the lines above and below a row of a list look.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is there.
    public enum Visibility: Int, Sendable {
        /// As the place of the row says.
        case automatic = 0
        /// It is there.
        case visible = 1
        /// It is not.
        case hidden = 2
    }

    /// Insets that follow the content of the row.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude,
        leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude
    )

    /// Whether there is a line above the row.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below the row.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above keeps from the beginning and the end of the row.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// How far the line below keeps from the beginning and the end of the row.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color of the lines.
    public var color: UIColor = .separator
    /// The color of the lines where several rows next to each other are selected.
    public var multipleSelectionColor: UIColor = .separator

    /// Makes the lines that are usual in a list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        if listAppearance == .sidebar || listAppearance == .sidebarPlain {
            topSeparatorVisibility = .hidden
            bottomSeparatorVisibility = .hidden
        }
    }

    /// Hashes what is cheap to hash; lines that differ otherwise differ all the same.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
