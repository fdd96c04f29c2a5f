/// Keeps the views of elements among the subviews in the order of their z-indexes, below subviews of the app's own.
@MainActor final class ElementOrder {
    /// From the back to the front; of equal indexes the later comes before the earlier.
    private var entries: [(zIndex: Int, view: any ReusableView)] = []

    /// Puts a view in its place among the subviews of the scroll view, or changes its place.
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

    /// Forgets a view that goes out of use; it stays a subview.
    func remove(_ view: any ReusableView) {
        guard let zIndex = view.placedZIndex else { return }
        view.placedZIndex = nil
        var index = entries.partitioningIndex { $0.zIndex >= zIndex }
        while index < entries.count, entries[index].view !== view { index += 1 }
        if index < entries.count { entries.remove(at: index) }
    }
}
