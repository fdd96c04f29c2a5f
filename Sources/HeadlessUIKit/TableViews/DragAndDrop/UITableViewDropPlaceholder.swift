import Foundation

/// A placeholder cell of a table view.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path of the data source at which its row will be inserted. Placeholders with the same index
    ///     path are shown in the order in which they are added.
    ///   - reuseIdentifier: The reuse identifier of the cell.
    ///   - rowHeight: The height of the row, in points. With `UITableView.automaticDimension`, the cell decides.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// Configures the cell, each time it becomes visible.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder cell of a table view for a dropped item that is still loading.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns the background and the shape of the dropped preview, for the cell that it lands on.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces or removes a placeholder that a drop coordinator added.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item that the placeholder stands for.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by a row.
    ///
    /// - Parameter dataSourceUpdates: Inserts the row into the data source, at the index path that it receives. The table view
    ///   inserts the cell itself.
    /// - Returns: Whether the placeholder was there. It is not after `reloadData()`; then the closure is not called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder, and returns whether it was there.
    @discardableResult
    func deletePlaceholder() -> Bool
}

extension DropPlaceholderContext: UITableViewDropPlaceholderContext {}
