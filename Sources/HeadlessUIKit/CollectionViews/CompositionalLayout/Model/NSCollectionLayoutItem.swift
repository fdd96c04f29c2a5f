import Foundation

/// An item of a compositional layout. Groups are items too.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    private let sizeStorage: NSCollectionLayoutSize
    private let supplementaryStorage: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item with a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with supplementary items attached to it, such as badges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(size: layoutSize, attached: supplementaryItems)
    }

    init(size: NSCollectionLayoutSize, attached supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        sizeStorage = size
        supplementaryStorage = supplementaryItems
        super.init()
    }

    /// The insets of the content inside the item's frame, in points. Ignored along estimated axes.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item's frame.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The size of the item, before its content insets.
    open var layoutSize: NSCollectionLayoutSize { sizeStorage }

    /// The supplementary items attached to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaryStorage }

    /// Returns an item with the same values that can be changed independently.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }

    /// Returns an item of the same kind without content insets and edge spacing.
    func makeCopy() -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: sizeStorage, supplementaryItems: supplementaryStorage.map { $0.copied })
    }

    /// A copy with the item's static type, or the item itself if a subclass of the app does not override copying.
    final var copied: Self { copy() as? Self ?? self }
}
