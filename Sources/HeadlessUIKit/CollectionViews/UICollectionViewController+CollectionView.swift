import Foundation

extension UICollectionViewController {
    /// Puts the collection view that a storyboard has in place of the view into a view of its own. Returns whether there is one.
    final func takeCollectionViewOfStoryboard() -> Bool {
        guard let collectionView = viewStorage as? UICollectionView else { return false }
        view = UIView(frame: collectionView.frame)
        replaceCollectionView(with: collectionView)
        return true
    }

    final func replaceCollectionView(with new: UICollectionView?) {
        guard new !== collectionViewStorage else { return }
        if let movementGesture { collectionViewStorage?.removeGestureRecognizer(movementGesture) }
        collectionViewStorage?.removeFromSuperview()
        collectionViewStorage = new
        guard let new else { return }
        new.dataSource = self
        new.delegate = self
        new.frame = view.bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new)
        updateMovementGesture()
    }

    final func updateMovementGesture() {
        guard let collectionViewStorage else { return }
        if installsStandardGestureForInteractiveMovement {
            let gesture = movementGesture ?? MovementGestureRecognizer()
            movementGesture = gesture
            collectionViewStorage.addGestureRecognizer(gesture)
        } else if let movementGesture {
            collectionViewStorage.removeGestureRecognizer(movementGesture)
        }
    }

    final func clearSelection(animated: Bool) {
        guard let collectionViewStorage else { return }
        for path in collectionViewStorage.indexPathsForSelectedItems ?? [] {
            collectionViewStorage.deselectItem(at: path, animated: animated)
        }
    }
}
