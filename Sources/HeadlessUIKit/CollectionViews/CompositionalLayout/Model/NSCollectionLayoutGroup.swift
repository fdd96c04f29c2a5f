import Foundation

/// Says where one item of a custom group lies.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    private let frameStorage: CGRect
    private let zIndexStorage: Int

    /// Makes an item at a rectangle of its group.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Makes an item at a rectangle of its group.
    public init(frame: CGRect, zIndex: Int) {
        frameStorage = frame
        zIndexStorage = zIndex
        super.init()
    }

    /// The rectangle in the group.
    open var frame: CGRect { frameStorage }

    /// The order among other items.
    open var zIndex: Int { zIndexStorage }

    /// The item itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Says where the items of a custom group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or where a closure says.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// One after another, from the start again as long as there is room.
        case sequence(NSLayoutConstraint.Axis, [NSCollectionLayoutItem])
        /// The same one so many times; of equal lengths, or each of its own size.
        case repetition(NSLayoutConstraint.Axis, NSCollectionLayoutItem, count: Int, sharesLength: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement

    init(size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// The distance between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The views attached to the group; the first item in it gives them their path.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }

    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// The items and groups inside.
    open var subitems: [NSCollectionLayoutItem] {
        switch arrangement {
        case .sequence(_, let items): items
        case .repetition(_, let item, _, _): [item]
        case .custom: []
        }
    }

    /// Items in a row, from the first one again while there is room.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .sequence(.horizontal, subitems))
    }

    /// Items in a column, from the first one again while there is room.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .sequence(.vertical, subitems))
    }

    /// So many items in a row, which share its width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, .repetition(.horizontal, subitem, count: count, sharesLength: true))
    }

    /// So many items in a column, which share its height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, .repetition(.vertical, subitem, count: count, sharesLength: true))
    }

    /// So many items in a row, each of its own width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, .repetition(.horizontal, subitem, count: count, sharesLength: false))
    }

    /// So many items in a column, each of its own height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, .repetition(.vertical, subitem, count: count, sharesLength: false))
    }

    /// Items where a closure says.
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
