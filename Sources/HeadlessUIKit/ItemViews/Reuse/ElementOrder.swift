/// Keeps the views of elements ordered by z-index, below the other subviews of the app.
@MainActor final class ElementOrder {
    /// The views from back to front. For equal z-indexes, later ones are in front.
    private var entries: [(zIndex: Int, view: any ReusableView)] = []

    /// Adds a view to a scroll view at its z-order, or changes its z-order.
    func place(_ view: any ReusableView, zIndex: Int, in scrollView: UIScrollView, above background: UIView? = nil) {
        if let current = view.placedZIndex {
            guard current != zIndex else { return }
            remove(view)
        }
        view.placedZIndex = zIndex
        let index = entries.partitioningIndex { $0.zIndex > zIndex }
        entries.insert((zIndex, view), at: index)
        if index > 0 {
            scrollView.insertSubview(view, aboveSubview: entries[index - 1].view)
        } else if entries.count > 1 {
            scrollView.insertSubview(view, belowSubview: entries[1].view)
        } else if let refreshControl = scrollView.refreshControl, refreshControl.superview === scrollView {
            scrollView.insertSubview(view, aboveSubview: refreshControl)
        } else if let background, background.superview === scrollView {
            scrollView.insertSubview(view, aboveSubview: background)
        } else {
            scrollView.insertSubview(view, at: 0)
        }
    }

    /// Removes a view from the order when it is recycled. It stays a subview.
    func remove(_ view: any ReusableView) {
        guard let zIndex = view.placedZIndex else { return }
        view.placedZIndex = nil
        var index = entries.partitioningIndex { $0.zIndex >= zIndex }
        while index < entries.count, entries[index].view !== view { index += 1 }
        if index < entries.count { entries.remove(at: index) }
    }
}
