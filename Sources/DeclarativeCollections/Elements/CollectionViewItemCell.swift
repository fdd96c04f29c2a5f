import PortableUIKit

/// A cell that shows items of one type.
@MainActor
public protocol CollectionViewItemCell: UICollectionViewCell {
    /// The type of the items.
    associatedtype Item

    /// Returns the size in points that the cell needs for `item` in `width` points. `UITraitCollection.current` has the
    /// collection view's traits.
    static func size(fitting width: CGFloat, item: Item) -> CGSize

    /// Shows `item`, replacing any previous one. Called for new, reused and live cells.
    func update(with item: Item)

    /// Replaces the closures of the shown item with those of an equal one. Must not change the visible content.
    func updateHandlers(with item: Item)
}

extension CollectionViewItemCell {
    /// The default implementation, which does nothing: the driver itself calls an item's own handlers, always the
    /// newest ones.
    public func updateHandlers(with item: Item) {}
}
