import Foundation

/// An item of a layout, or a group of them.
@MainActor open class NSCollectionLayoutItem: NSObject {
    private let sizeStorage: NSCollectionLayoutSize
    private let supplementaryStorage: [NSCollectionLayoutSupplementaryItem]

    /// Makes an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes an item with views attached to it, such as badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        sizeStorage = layoutSize
        supplementaryStorage = supplementaryItems
        super.init()
    }

    /// How far the content keeps from the edges of the item's place. Not along axes that are estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Distances around the item's place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The size of the item's place.
    open var layoutSize: NSCollectionLayoutSize { sizeStorage }

    /// The views attached to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaryStorage }
}
