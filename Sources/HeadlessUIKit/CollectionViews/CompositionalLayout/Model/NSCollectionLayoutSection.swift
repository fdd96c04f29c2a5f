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
    /// The width in which text is read well.
    case readableContent = 4
}

/// How a section lays out its items: a group, again and again.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
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

    /// What headers and footers keep from; as the groups do by default.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether and how the groups follow each other across the direction of the layout and scroll there by themselves.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// Called before the items in sight are placed, also while they scroll: may change how they look and where they
    /// are.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Another section that means the same, to be changed by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group.copied)
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied }
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.decorationItems = decorationItems.map { $0.copied }
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}

/// How a section scrolls across the direction of its layout, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not scroll by itself.
    case none = 0
    /// It comes to rest anywhere.
    case continuous = 1
    /// It comes to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// It goes on by what is visible.
    case paging = 3
    /// It goes on by one group.
    case groupPaging = 4
    /// It goes on by one group, which comes to rest in the middle.
    case groupPagingCentered = 5
}

/// Changes the items of a section that are in sight, given how far the section is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
) -> Void
