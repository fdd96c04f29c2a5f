import PortableUIKit

/// A cell that shows items of one type.
@MainActor
public protocol CollectionViewItemCell: UICollectionViewCell {
    /// The items it shows.
    associatedtype Item

    /// The size the cell needs for `item` in `width` points. Called with the collection view's traits as current ones.
    static func size(fitting width: CGFloat, item: Item) -> CGSize

    /// Shows `item` in place of whatever the cell shows. Called for a new, a reused and a live cell alike.
    func update(with item: Item)

    /// Takes over the closures of an item that equals the one shown. Content on screen must not change.
    func updateHandlers(with item: Item)
}

extension CollectionViewItemCell {
    /// Does nothing: the driver itself calls an item's own handlers, always the newest ones.
    public func updateHandlers(with item: Item) {}
}
