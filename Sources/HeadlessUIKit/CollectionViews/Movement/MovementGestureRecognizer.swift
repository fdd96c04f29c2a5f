import Foundation

/// A long press that moves the item under the finger.
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

    /// Begins only if the app explicitly allows moving the item. Otherwise the touch can select it.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collectionView,
            let path = collectionView.indexPathForItem(at: location(in: collectionView))
        else { return false }
        return collectionView.dataSource?.collectionView?(collectionView, canMoveItemAt: path) ?? false
    }
}
