import PortableUIKit

/// Keeps an item without its type. A class, so that states share rows and a row that was not rebuilt is recognised by
/// its reference.
class CollectionViewItemBox {
    var base: any CollectionViewItem { preconditionFailure("overridden in TypedCollectionViewItemBox") }
    var cellType: UICollectionViewCell.Type { preconditionFailure("overridden in TypedCollectionViewItemBox") }

    func isEqual(to other: CollectionViewItemBox) -> Bool {
        self === other
    }

    @MainActor
    func size(fitting width: CGFloat) -> CGSize {
        .zero
    }

    @MainActor
    func update(_ cell: UICollectionViewCell) {}

    @MainActor
    func updateHandlers(of cell: UICollectionViewCell) {}
}

/// The box of items of one type; the only place that knows both the item and its cell.
final class TypedCollectionViewItemBox<Item: CollectionViewItem>: CollectionViewItemBox {
    private let item: Item

    init(_ item: Item) {
        self.item = item
    }

    override var base: any CollectionViewItem { item }
    override var cellType: UICollectionViewCell.Type { Item.Cell.self }

    override func isEqual(to other: CollectionViewItemBox) -> Bool {
        guard self !== other else { return true }
        guard let other = other as? Self else { return false }
        return item == other.item
    }

    override func size(fitting width: CGFloat) -> CGSize {
        Item.Cell.size(fitting: width, item: item)
    }

    override func update(_ cell: UICollectionViewCell) {
        (cell as? Item.Cell)?.update(with: item)
    }

    override func updateHandlers(of cell: UICollectionViewCell) {
        (cell as? Item.Cell)?.updateHandlers(with: item)
    }
}
