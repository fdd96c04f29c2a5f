import Diffing
import PortableUIKit

extension CollectionViewCoordinator: UIGestureRecognizerDelegate {
    /// A long press begins only on a row that has something to do then; elsewhere the touch stays a tap.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== longPressRecognizer || pressedItem != nil
    }

    /// Only headers and footers with something to do are tapped this way; elsewhere touches are not delayed.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== supplementaryTapRecognizer || tappableSupplementaryView(under: touch.view) != nil
    }

    func longPressDidChangeState() {
        let point = longPressRecognizer.location(in: collectionView)
        switch longPressRecognizer.state {
        case .began:
            guard let (item, indexPath) = pressedItem else { return }
            if item.canMove { reordering.begin(at: indexPath, touching: point) }
            callOut(.betweenLayouts, item.didLongPressHandler)
        case .changed:
            reordering.move(to: point)
        case .ended:
            reordering.end()
        case .cancelled, .failed:
            reordering.cancel()
        default:
            break
        }
    }

    /// The row under the finger. One that shows a context menu is pressed for that.
    private var pressedItem: (item: CollectionViewDiffableItem, indexPath: IndexPath)? {
        let point = longPressRecognizer.location(in: collectionView)
        guard let indexPath = collectionView.indexPathForItem(at: point), let item = item(at: indexPath),
            item.isEnabled, item.canMove || item.didLongPressHandler != nil && item.contextMenuProvider == nil
        else { return nil }
        return (item, indexPath)
    }
}
