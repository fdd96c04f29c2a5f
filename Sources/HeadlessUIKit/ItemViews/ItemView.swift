import Foundation

/// A scroll view that shows the items of a data source in reusable cells: a collection view or a table view.
///
/// The controllers in this folder access both through this protocol and its refinements. The terms are those of
/// collection views: a row of a table is an item.
@MainActor protocol ItemView: UIScrollView {
    var backgroundView: UIView? { get }

    /// The cached state of the data, with flags for what is out of date.
    var itemDisplay: ItemDisplay { get }

    /// Requests the numbers of sections and items from the data source.
    func requestCounts() -> ItemCounts

    /// Returns the data source's index path for a presented one, or `nil` for a placeholder or a gap.
    func dataSourcePath(_ path: IndexPath) -> IndexPath?

    /// Returns the presented index path for one of the data source.
    func presentedPath(_ path: IndexPath) -> IndexPath

    /// Returns the presented index path of what is at a point in content coordinates.
    func presentedItem(at point: CGPoint) -> IndexPath?

    /// Returns the item at a point in content coordinates.
    func indexPathForItem(at point: CGPoint) -> IndexPath?

    /// Returns the cell of an item, or `nil` if it has none.
    func itemCell(at indexPath: IndexPath) -> (any ItemCell)?

    /// Returns the item that a cell shows, or `nil` for cells of other views.
    func indexPath(ofItemCell cell: any ItemCell) -> IndexPath?
}

extension ItemView {
    /// Returns the item counts. Requests them from the data source if they are not cached.
    func loadedCounts() -> ItemCounts {
        if let counts = itemDisplay.counts { return counts }
        let counts = requestCounts()
        itemDisplay.counts = counts
        return counts
    }

    /// Returns whether the data source has an item at an index path.
    func exists(_ path: IndexPath) -> Bool {
        loadedCounts().contains(path)
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Background view

    func backgroundViewDidChange(from old: UIView?) {
        guard backgroundView !== old else { return }
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
    }

    /// Lays out the background view, which fills the visible rectangle.
    func placeBackgroundView() {
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }
}
