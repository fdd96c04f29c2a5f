import Diffing
import PortableUIKit

extension CollectionViewCoordinator: UIGestureRecognizerDelegate {
    /// A long press begins only on a row that has something to do then; elsewhere the touch stays a tap.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        pressedItem(gestureRecognizer) != nil
    }

    func longPressDidBegin(_ recognizer: ItemLongPressRecognizer) {
        callOut(.betweenLayouts, pressedItem(recognizer)?.didLongPressHandler)
    }

    private func pressedItem(_ recognizer: UIGestureRecognizer) -> CollectionViewDiffableItem? {
        guard let indexPath = collectionView.indexPathForItem(at: recognizer.location(in: collectionView)),
            let item = item(at: indexPath), item.isEnabled, item.didLongPressHandler != nil
        else { return nil }
        return item
    }
}
