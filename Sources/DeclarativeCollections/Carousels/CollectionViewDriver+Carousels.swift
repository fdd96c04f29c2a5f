import PortableUIKit

// A driver has carousels, and each carousel on the screen a driver of its own for its rows. Both are put together here.
extension CollectionViewDriver {
    /// Creates a driver for a collection view. Its existing delegate is forwarded to from now on.
    public convenience init(collectionView: UICollectionView) {
        self.init(collectionView: collectionView, rowLayout: nil)
        nestedLists = Carousels(coordinator: coordinator)
    }

    /// The collection view of a carousel that a cell shows; `nil` for other cells.
    package static func carousel(in cell: UICollectionViewCell) -> UICollectionView? {
        (cell as? CarouselCell)?.collectionView
    }
}
