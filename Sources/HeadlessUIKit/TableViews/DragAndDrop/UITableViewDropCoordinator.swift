import Foundation

/// What was dropped, and ways to let its picture come to rest.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What was dropped.
    var items: [any UITableViewDropItem] { get }

    /// Where it was dropped; nil at no row.
    var destinationIndexPath: IndexPath? { get }

    /// What the delegate said would become of it.
    var proposal: UITableViewDropProposal { get }

    /// The drag.
    var session: any UIDropSession { get }

    /// Lets the picture come to rest at a row, which is in the data by now.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets the picture come to rest in a rectangle of a row.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoRowAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating

    /// Lets the picture come to rest anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that were dropped.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// What was dragged.
    var dragItem: UIDragItem { get }

    /// Where it comes from, if from the same view.
    var sourceIndexPath: IndexPath? { get }

    /// The size of its picture.
    var previewSize: CGSize { get }
}

extension DroppedItem: UITableViewDropItem {}

/// The coordinator of a drop on a table.
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
}
