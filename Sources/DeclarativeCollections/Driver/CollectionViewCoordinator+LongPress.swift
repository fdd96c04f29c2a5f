import Diffing
import PortableUIKit

extension CollectionViewCoordinator: UIGestureRecognizerDelegate {
    /// A long press begins only on a row that has something to do then; elsewhere the touch stays a tap.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== longPressRecognizer || pressedItem(gestureRecognizer) != nil
    }

    /// Only headers and footers with something to do are tapped this way; elsewhere touches are not delayed.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== supplementaryTapRecognizer || tappableSupplementaryView(under: touch.view) != nil
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
