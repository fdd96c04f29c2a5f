import Foundation

/// The dropped items, and methods that animate their previews to the final positions.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }

    /// The index path of the drop, or `nil` if it is not at a row.
    var destinationIndexPath: IndexPath? { get }

    /// The drop proposal that the delegate returned last.
    var proposal: UITableViewDropProposal { get }

    /// The drop session.
    var session: any UIDropSession { get }

    /// Animates the preview to a row, which must be in the data source already.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates the preview to a rectangle in a row's cell.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoRowAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating

    /// Adds a placeholder for an item that is still loading, and animates the preview to its cell. Do not change the data source
    /// until the context that is returned commits the row.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext

    /// Animates the preview to any target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One dropped item.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }

    /// The index path of the row if it was dragged from the same table view, else `nil`.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the drag preview, in points.
    var previewSize: CGSize { get }
}

extension DroppedItem: UITableViewDropItem {}

/// The drop coordinator of a table view.
@MainActor
final class TableViewDropCoordination: DropCoordination<UITableViewDropProposal>,
    UITableViewDropCoordinator
{
    var items: [any UITableViewDropItem] { droppedItems }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop(dragItem, toItemAt: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop(dragItem, intoItemAt: indexPath, rect: rect)
    }

    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let added = DropPlaceholder(
            dragItem: dragItem,
            reuseIdentifier: placeholder.reuseIdentifier,
            rowHeight: placeholder.rowHeight,
            size: placeholderSize
        ) { cell in
            if let cell = cell as? UITableViewCell { placeholder.cellUpdateHandler?(cell) }
        }
        return drop(to: added, at: placeholder.insertionIndexPath) { cell in
            (cell as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
    }
}
