import Foundation

/// A gesture recognizer that moves a list cell by its reorder control.
@MainActor final class ListMovementGestureRecognizer: ReorderGestureRecognizer {
    private weak var cell: UICollectionViewListCell?
    /// The offset from the finger to the center of the cell.
    private var touchOffset = CGPoint.zero
    private var isMoving = false

    init(cell: UICollectionViewListCell) {
        self.cell = cell
        super.init()
    }

    override func fingerDidMove() {
        guard let cell, let collectionView = cell.collectionView else { return }
        switch state {
        case .began:
            guard let path = collectionView.indexPath(for: cell) else { return }
            let finger = location(in: collectionView)
            let middle = cell.convert(cell.bounds.center, to: collectionView)
            touchOffset = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
            isMoving = collectionView.beginInteractiveMovementForItem(at: path)
        case .changed where isMoving:
            let finger = location(in: collectionView)
            let middle = collectionView.movement?.attributes?.center.x ?? finger.x
            // List cells move vertically only.
            let target = CGPoint(x: middle, y: finger.y + touchOffset.y)
            collectionView.updateInteractiveMovementTargetPosition(target)
        case .ended where isMoving:
            isMoving = false
            collectionView.endInteractiveMovement()
        case .cancelled where isMoving:
            isMoving = false
            collectionView.cancelInteractiveMovement()
        case .possible, .failed, .changed, .ended, .cancelled: break
        }
    }
}
