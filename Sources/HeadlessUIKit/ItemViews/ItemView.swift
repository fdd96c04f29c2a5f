import Foundation

/// A scroll view that shows the items of a data source in reusable cells: a collection view or a table view.
///
/// The controllers of this folder see both through this protocol and those that refine it. The words are those of
/// collection views: an item of a table is a row.
@MainActor protocol ItemView: UIScrollView {
    var backgroundView: UIView? { get }

    /// What is known of the data, and what of that is out of date.
    var itemDisplay: ItemDisplay { get }

    /// Asks the data source for the number of sections and items.
    func askForCounts() -> ItemCounts

    /// The item at a point of the content.
    func indexPathForItem(at point: CGPoint) -> IndexPath?

    /// The cell of an item, nil when there is none.
    func itemCell(at indexPath: IndexPath) -> (any ItemCell)?

    /// The item that a cell shows, nil for cells of other views.
    func indexPath(ofItemCell cell: any ItemCell) -> IndexPath?
}

extension ItemView {
    /// The counts of the data source; asks it where they are not known.
    func loadedCounts() -> ItemCounts {
        if let counts = itemDisplay.counts { return counts }
        let counts = askForCounts()
        itemDisplay.counts = counts
        return counts
    }

    /// Whether the data source has an item at an index path.
    func exists(_ path: IndexPath) -> Bool {
        guard path.count == 2, let count = loadedCounts().items(inSection: path.section) else { return false }
        return (0..<count).contains(path.item)
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: The background view

    func backgroundViewDidChange(from old: UIView?) {
        guard backgroundView !== old else { return }
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
    }

    /// Has the background view fill the visible rectangle.
    func placeBackgroundView() {
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }
}
