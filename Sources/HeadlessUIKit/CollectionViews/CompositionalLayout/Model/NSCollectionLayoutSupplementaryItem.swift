import Foundation

/// A supplementary view attached to an item, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private let kindStorage: String
    private let containerAnchorStorage: NSCollectionLayoutAnchor
    private let itemAnchorStorage: NSCollectionLayoutAnchor?

    /// Creates a supplementary item inside its container, at the edges of the anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, elementKind: elementKind, container: containerAnchor, item: nil)
    }

    /// Creates a supplementary item whose item anchor is placed at the container anchor.
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
        super.init(size: size, attached: [])
    }

    /// The z-index among the other items of the section.
    open var zIndex = 0

    /// The element kind of the supplementary view.
    open var elementKind: String { kindStorage }

    /// The anchor in the container that the view is attached to.
    open var containerAnchor: NSCollectionLayoutAnchor { containerAnchorStorage }

    /// The anchor in the supplementary view, or `nil` if the view is placed inside its container.
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

    /// Returns the frame of the view for the rectangle of its item.
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
