import Foundation

/// The frame and z-index of one item of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    private let frameStorage: CGRect
    private let zIndexStorage: Int

    /// Creates an item with a frame in the coordinates of its group.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates an item with a frame in the coordinates of its group, and a z-index.
    public init(frame: CGRect, zIndex: Int) {
        frameStorage = frame
        zIndexStorage = zIndex
        super.init()
    }

    /// The frame in the coordinates of the group, in points.
    open var frame: CGRect { frameStorage }

    /// The z-index among the items of the group.
    open var zIndex: Int { zIndexStorage }

    /// Returns the item itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A closure that returns the frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// A container that lays out items in a row, in a column, or at frames that a closure returns.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// Lays out the subitems one after another, starting over with the first one while there is space.
        case sequence(NSLayoutConstraint.Axis, [NSCollectionLayoutItem])
        /// Repeats one subitem. The copies either share the length equally or have their own sizes.
        case repetition(NSLayoutConstraint.Axis, NSCollectionLayoutItem, count: Int, sharesLength: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private(set) final var arrangement = Arrangement.sequence(.horizontal, [])

    convenience init(size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
        self.init(layoutSize: size, supplementaryItems: [])
        self.arrangement = arrangement
    }

    /// Creates an empty group with supplementary items attached to it.
    public override init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        groupSupplementaryItems = supplementaryItems
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The space between the items along the group's axis.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The supplementary items attached to the group. They use the index path of the group's first item.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }

    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// The items and nested groups.
    open var subitems: [NSCollectionLayoutItem] {
        switch arrangement {
        case .sequence(_, let items): items
        case .repetition(_, let item, _, _): [item]
        case .custom: []
        }
    }

    /// Creates a group that lays out its subitems in a row and starts over with the first one while there is space.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .sequence(.horizontal, subitems))
    }

    /// Creates a group that lays out its subitems in a column and starts over with the first one while there is space.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .sequence(.vertical, subitems))
    }

    /// Creates a row of `count` items that share the group's width equally.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, .repetition(.horizontal, subitem, count: count, sharesLength: true))
    }

    /// Creates a column of `count` items that share the group's height equally.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, .repetition(.vertical, subitem, count: count, sharesLength: true))
    }

    /// Creates a row of `count` items that have their own widths.
    @available(iOS 16, *)
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, .repetition(.horizontal, subitem, count: count, sharesLength: false))
    }

    /// Creates a column of `count` items that have their own heights.
    @available(iOS 16, *)
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, .repetition(.vertical, subitem, count: count, sharesLength: false))
    }

    /// Creates a row of `count` items that have their own widths.
    @available(iOS 16, *)
    public class func horizontalGroup(
        with size: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        make(size, .repetition(.horizontal, subitem, count: count, sharesLength: false))
    }

    /// Creates a column of `count` items that have their own heights.
    @available(iOS 16, *)
    public class func verticalGroup(
        with size: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        make(size, .repetition(.vertical, subitem, count: count, sharesLength: false))
    }

    /// Creates a group whose items have the frames that a closure returns.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        make(layoutSize, .custom(itemProvider))
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copied: Arrangement =
            switch arrangement {
            case .sequence(let axis, let items): .sequence(axis, items.map { $0.copied })
            case .repetition(let axis, let item, let count, let sharesLength):
                .repetition(axis, item.copied, count: count, sharesLength: sharesLength)
            case .custom: arrangement
            }
        let group = NSCollectionLayoutGroup(size: layoutSize, copied)
        group.interItemSpacing = interItemSpacing
        group.supplementaryItems = supplementaryItems.map { $0.copied }
        return group
    }

    private class func make<Group>(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) -> Group {
        guard let group = NSCollectionLayoutGroup(size: size, arrangement) as? Group else {
            preconditionFailure("NSCollectionLayoutGroup is not made to be subclassed")
        }
        return group
    }
}
