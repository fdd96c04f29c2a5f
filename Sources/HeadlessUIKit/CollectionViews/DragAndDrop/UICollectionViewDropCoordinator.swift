import Foundation

/// The dropped items, and methods that animate their previews to the final positions.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }

    /// The index path of the drop, or `nil` if it is not at an item.
    var destinationIndexPath: IndexPath? { get }

    /// The drop proposal that the delegate returned last.
    var proposal: UICollectionViewDropProposal { get }

    /// The drop session.
    var session: any UIDropSession { get }

    /// Animates the preview to an item, which must be in the data source already.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates the preview to a rectangle in an item's cell.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoItemAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating

    /// Adds a placeholder for an item that is still loading, and animates the preview to its cell. Do not change the data source
    /// until the context that is returned commits the item.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext

    /// Animates the preview to any target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One dropped item.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }

    /// The index path of the item if it was dragged from the same collection view, else `nil`.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the drag preview, in points.
    var previewSize: CGSize { get }
}

extension DroppedItem: UICollectionViewDropItem {}

/// The drop coordinator of a collection view.
@MainActor
final class CollectionViewDropCoordination: DropCoordination<UICollectionViewDropProposal>,
    UICollectionViewDropCoordinator
{
    var items: [any UICollectionViewDropItem] { droppedItems }

    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let added = DropPlaceholder(
            dragItem: dragItem,
            reuseIdentifier: placeholder.reuseIdentifier,
            size: placeholderSize
        ) { cell in
            if let cell = cell as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) }
        }
        return drop(to: added, at: placeholder.insertionIndexPath) { cell in
            (cell as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
    }
}
