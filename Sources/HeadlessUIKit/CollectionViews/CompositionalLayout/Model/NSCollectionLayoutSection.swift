import Foundation

/// The guide that the content insets of sections are relative to.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the layout's configuration. In the configuration itself, the safe area.
    case automatic = 0
    /// The edges of the collection view.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable content guide.
    case readableContent = 4
}

/// The layout of a section: a group that repeats for all items of the section.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    let group: NSCollectionLayoutGroup
    /// The list configuration, if the section was created as a list.
    final var list: UICollectionLayoutListConfiguration?

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The insets of the groups from the edges of the section, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0

    /// The guide that the content insets are relative to.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The headers and footers of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Whether headers and footers use the content insets of the section.
    open var supplementariesFollowContentInsets = true

    /// The guide that the insets of headers and footers are relative to. By default it is the guide of the groups.
    @available(iOS 16, *)
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// The decorations behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether and how the groups scroll across the direction of the layout.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// A closure that can change the appearance and the position of visible items. Called before they are placed, also
    /// while scrolling.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Returns a section with the same values that can be changed independently.
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

/// How a section scrolls across the direction of its layout, and where scrolling stops.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll orthogonally.
    case none = 0
    /// Scrolling stops at any offset.
    case continuous = 1
    /// Scrolling stops at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// Scrolls by the visible length.
    case paging = 3
    /// Scrolls by one group.
    case groupPaging = 4
    /// Scrolls by one group and centers it.
    case groupPagingCentered = 5
}

/// A closure that can change the visible items of a section. It receives the scroll offset of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
) -> Void
