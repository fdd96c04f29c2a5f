import BatchDiffing
import PortableUIKit

extension CollectionViewCoordinator: UIGestureRecognizerDelegate {
    /// A long press begins only on rows that handle it; on others the touch stays a tap.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== longPressRecognizer || pressedItem != nil
    }

    /// The recognizer receives touches only on headers and footers that handle taps; other touches are not delayed.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== supplementaryTapRecognizer || tappableSupplementaryView(under: touch.view) != nil
    }

    func longPressDidChangeState() {
        let point = longPressRecognizer.location(in: collectionView)
        switch longPressRecognizer.state {
        case .began:
            guard let (item, indexPath) = pressedItem else { return }
            if isPickedUp(item) { reordering.begin(at: indexPath, touching: point) }
            performCallback(.betweenLayouts, item.didLongPressHandler)
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

    /// The pressed row. Rows with a context menu are excluded, because the press opens the menu, unless the app's own
    /// drag delegate keeps them from being dragged from there.
    private var pressedItem: (item: CollectionViewDiffableItem, indexPath: IndexPath)? {
        let point = longPressRecognizer.location(in: collectionView)
        guard let indexPath = collectionView.indexPathForItem(at: point), let item = item(at: indexPath),
            item.isEnabled, isPickedUp(item) || item.didLongPressHandler != nil && item.contextMenuProvider == nil
        else { return nil }
        return (item, indexPath)
    }

    /// Whether a press picks a row up.
    func isPickedUp(_ item: CollectionViewDiffableItem) -> Bool {
        item.canMove && !(item.isMovedByDrag && dragging.isInstalled)
    }
}
