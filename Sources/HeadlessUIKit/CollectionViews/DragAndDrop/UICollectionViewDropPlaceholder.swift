import Foundation

/// A placeholder cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path of the data source at which its item will be inserted. Placeholders with the same
    ///     index path are shown in the order in which they are added.
    ///   - reuseIdentifier: The reuse identifier of the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Configures the cell, each time it becomes visible.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder cell of a collection view for a dropped item that is still loading.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the background and the shape of the dropped preview, for the cell that it lands on.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces or removes a placeholder that a drop coordinator added.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item that the placeholder stands for.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by an item.
    ///
    /// - Parameter dataSourceUpdates: Inserts the item into the data source, at the index path that it receives. The collection view
    ///   inserts the cell itself.
    /// - Returns: Whether the placeholder was there. It is not after `reloadData()`; then the closure is not called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder, and returns whether it was there.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Calls the handler that configures the cell again.
    func setNeedsCellUpdate()
}

extension DropPlaceholderContext: UICollectionViewDropPlaceholderContext {}
