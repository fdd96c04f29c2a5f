import Foundation

/// What was dropped, and ways to let its picture come to rest.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// What was dropped.
    var items: [any UICollectionViewDropItem] { get }

    /// Where it was dropped; nil at no item.
    var destinationIndexPath: IndexPath? { get }

    /// What the delegate said would become of it.
    var proposal: UICollectionViewDropProposal { get }

    /// The drag.
    var session: any UIDropSession { get }

    /// Lets the picture come to rest at an item, which is in the data by now.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets the picture come to rest in a rectangle of an item.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoItemAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating

    /// Lets the picture come to rest anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that were dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What was dragged.
    var dragItem: UIDragItem { get }

    /// Where it comes from, if from the same view.
    var sourceIndexPath: IndexPath? { get }

    /// The size of its picture.
    var previewSize: CGSize { get }
}

extension DroppedItem: UICollectionViewDropItem {}

/// The coordinator of a drop on a collection view.
@MainActor
final class CollectionViewDropCoordination: DropCoordination<UICollectionViewDropProposal>,
    UICollectionViewDropCoordinator
{
    var items: [any UICollectionViewDropItem] { droppedItems }
}
