/// Keeps the views of elements among the subviews in the order of their z-indexes, below subviews of the app's own.
@MainActor final class ElementOrder {
    /// From the back to the front; of equal indexes the later comes before the earlier.
    private var entries: [(zIndex: Int, view: UICollectionReusableView)] = []

    /// Puts a view in its place among the subviews of the collection view, or changes its place.
    func place(_ view: UICollectionReusableView, zIndex: Int, in collectionView: UICollectionView) {
        if let current = view.placedZIndex {
            guard current != zIndex else { return }
            remove(view)
        }
        view.placedZIndex = zIndex
        let index = entries.partitioningIndex { $0.zIndex > zIndex }
        entries.insert((zIndex, view), at: index)
        if index > 0 {
            collectionView.insertSubview(view, aboveSubview: entries[index - 1].view)
        } else if entries.count > 1 {
            collectionView.insertSubview(view, belowSubview: entries[1].view)
        } else if let refreshControl = collectionView.refreshControl, refreshControl.superview === collectionView {
            collectionView.insertSubview(view, aboveSubview: refreshControl)
        } else if let background = collectionView.backgroundView, background.superview === collectionView {
            collectionView.insertSubview(view, aboveSubview: background)
        } else {
            collectionView.insertSubview(view, at: 0)
        }
    }

    /// Forgets a view that goes out of use; it stays a subview.
    func remove(_ view: UICollectionReusableView) {
        guard let zIndex = view.placedZIndex else { return }
        view.placedZIndex = nil
        var index = entries.partitioningIndex { $0.zIndex >= zIndex }
        while index < entries.count, entries[index].view !== view { index += 1 }
        if index < entries.count { entries.remove(at: index) }
    }
}
