import Foundation

/// What the insets of sections are measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout's configuration says; for that, the safe area.
    case automatic = 0
    /// The edges of the view.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
}

/// How a section lays out its items: a group, again and again.
@MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// How the list looks that the section is.
    final var list: UICollectionLayoutListConfiguration?

    /// Makes a section of groups like this one.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// How far groups keep from the edges of the section.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The distance between groups.
    open var interGroupSpacing: CGFloat = 0

    /// What the insets are measured from.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Whether headers and footers keep from the edges as the groups do.
    open var supplementariesFollowContentInsets = true

    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}
