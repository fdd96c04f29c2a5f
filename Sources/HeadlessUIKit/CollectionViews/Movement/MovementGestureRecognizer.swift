import Foundation

/// Lets a long press move the item under it.
@MainActor final class MovementGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private var collectionView: UICollectionView? { view as? UICollectionView }

    convenience init() {
        self.init(target: nil, action: nil)
        delegate = self
    }

    override var state: State {
        didSet {
            guard let collectionView, state != oldValue || state == .changed else { return }
            switch state {
            case .began:
                guard let path = collectionView.indexPathForItem(at: location(in: collectionView)) else { return }
                collectionView.beginInteractiveMovementForItem(at: path)
            case .changed:
                collectionView.updateInteractiveMovementTargetPosition(location(in: collectionView))
            case .ended:
                collectionView.endInteractiveMovement()
            case .cancelled:
                collectionView.cancelInteractiveMovement()
            case .possible, .failed:
                break
            }
        }
    }

    /// Only where somebody says that the item can be moved; else the touch stays one on the item.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collectionView,
            let path = collectionView.indexPathForItem(at: location(in: collectionView))
        else { return false }
        return collectionView.dataSource?.collectionView?(collectionView, canMoveItemAt: path) ?? false
    }
}
