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

/// Leads the one picture that a drag has to its rest.
@MainActor final class CollectionViewDropCoordination: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal
    private let drop: Drop
    private let collectionView: UICollectionView

    init(_ drop: Drop, proposal: UICollectionViewDropProposal, collectionView: UICollectionView) {
        self.drop = drop
        self.proposal = proposal
        self.collectionView = collectionView
        items = DroppedItem.items(of: drop, on: collectionView)
        super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        if let frame = collectionView.frameForDrop(at: indexPath) {
            drop.landing.goes(to: frame.center, in: collectionView)
        }
        return drop.landing
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        if let frame = collectionView.frameForDrop(at: indexPath) {
            drop.landing.goes(into: rect.offsetBy(dx: frame.minX, dy: frame.minY), of: collectionView)
        }
        return drop.landing
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.landing.goes(to: target.center, in: target.container, transform: target.transform)
        return drop.landing
    }
}
