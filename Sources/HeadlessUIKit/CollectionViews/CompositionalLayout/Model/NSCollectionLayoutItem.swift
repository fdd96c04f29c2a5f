import Foundation

/// An item of a layout, or a group of them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
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

    /// Another item that means the same, to be changed by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }

    /// Another item of the same kind, without insets and distances.
    func makeCopy() -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: sizeStorage, supplementaryItems: supplementaryStorage.map { $0.copied })
    }

    /// A copy of the item's own type; the item itself where its class is an app's, which does not say how to copy it.
    final var copied: Self { copy() as? Self ?? self }
}
