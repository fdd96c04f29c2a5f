import Foundation

/// A view attached to an item.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private let kindStorage: String
    private let containerAnchorStorage: NSCollectionLayoutAnchor
    private let itemAnchorStorage: NSCollectionLayoutAnchor?

    /// Makes a view that lies inside an item, at edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, elementKind: elementKind, container: containerAnchor, item: nil)
    }

    /// Makes a view of which a point meets a point of an item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, elementKind: elementKind, container: containerAnchor, item: itemAnchor)
    }

    init(
        size: NSCollectionLayoutSize,
        elementKind: String,
        container: NSCollectionLayoutAnchor,
        item: NSCollectionLayoutAnchor?
    ) {
        kindStorage = elementKind
        containerAnchorStorage = container
        itemAnchorStorage = item
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// The order among other views.
    open var zIndex = 0

    /// The kind of the view.
    open var elementKind: String { kindStorage }

    /// Where the item is met.
    open var containerAnchor: NSCollectionLayoutAnchor { containerAnchorStorage }

    /// Which point of the view meets the item; nil where the view lies inside it.
    open var itemAnchor: NSCollectionLayoutAnchor? { itemAnchorStorage }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(
            size: layoutSize,
            elementKind: kindStorage,
            container: containerAnchorStorage,
            item: itemAnchorStorage
        )
        copy.zIndex = zIndex
        return copy
    }

    /// The rectangle of the view by that of its item.
    final func frame(at rect: CGRect) -> CGRect {
        let size = layoutSize.size(in: rect.size, measured: nil)
        let target = containerAnchor.point(in: rect)
        let shift = containerAnchor.offset(for: size)
        let anchor = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
        let own = anchor.point(in: CGRect(origin: .zero, size: size))
        let ownShift = anchor.offset(for: size)
        return CGRect(
            x: target.x + shift.x - own.x + (itemAnchor == nil ? 0 : ownShift.x),
            y: target.y + shift.y - own.y + (itemAnchor == nil ? 0 : ownShift.y),
            width: size.width,
            height: size.height
        )
    }
}
