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
    private final class Item: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
            self.dragItem = dragItem
            self.sourceIndexPath = sourceIndexPath
            self.previewSize = previewSize
            super.init()
        }
    }

    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal
    private let drop: Drop
    private let collectionView: UICollectionView

    init(_ drop: Drop, proposal: UICollectionViewDropProposal, collectionView: UICollectionView) {
        self.drop = drop
        self.proposal = proposal
        self.collectionView = collectionView
        items = drop.session.items.enumerated().map { index, item in
            Item(
                dragItem: item,
                sourceIndexPath: drop.session.sourceIndexPath(of: index, in: collectionView),
                previewSize: drop.landing.previewSize
            )
        }
        super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        if let frame = collectionView.frameForDrop(at: indexPath) {
            drop.landing.goes(to: CGPoint(x: frame.midX, y: frame.midY), in: collectionView)
        }
        return drop.landing
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        if let frame = collectionView.frameForDrop(at: indexPath) {
            let target = rect.offsetBy(dx: frame.minX, dy: frame.minY)
            let size = drop.landing.previewSize
            let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
            let transform = CGAffineTransform(scaleX: scale, y: scale)
            drop.landing.goes(to: CGPoint(x: target.midX, y: target.midY), in: collectionView, transform: transform)
        }
        return drop.landing
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.landing.goes(to: target.center, in: target.container, transform: target.transform)
        return drop.landing
    }
}
