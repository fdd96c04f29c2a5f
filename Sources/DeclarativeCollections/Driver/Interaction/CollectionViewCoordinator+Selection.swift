import BatchDiffing
import PortableUIKit

extension CollectionViewCoordinator {
    // MARK: Highlight

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        guard let item = item(at: indexPath), selection.allowsTap(item) || selection.includes(item) else {
            return false
        }
        guard let shouldHighlight = host?.collectionView(_:shouldHighlightItemAt:) else { return true }
        return shouldHighlight(collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        if let didHighlight = host?.collectionView(_:didHighlightItemAt:) {
            didHighlight(collectionView, indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        if let didUnhighlight = host?.collectionView(_:didUnhighlightItemAt:) {
            didUnhighlight(collectionView, indexPath)
        }
    }

    // MARK: Selection

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let item = item(at: indexPath), selection.allowsTap(item) || selection.includes(item) else {
            return false
        }
        if let shouldSelect = host?.collectionView(_:shouldSelectItemAt:), !shouldSelect(collectionView, indexPath) {
            return false
        }
        guard selection.selection.activeMode != .none else { return true }
        guard selection.includes(item) else {
            guard selection.allowsTap(item) else { return false }
            // The row only handles taps; selecting it would deselect another one.
            performCallback(.betweenLayouts) {
                item.didSelectHandler?()
                notifyHostOfSelection(at: indexPath)
            }
            return false
        }
        guard selection.isTogglingOff(item) else { return true }
        guard self.collectionView(collectionView, shouldDeselectItemAt: indexPath) else { return false }
        collectionView.deselectItem(at: indexPath, animated: true)
        didDeselect(at: indexPath, isReplaced: false)
        return false
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        performCallback(.betweenLayouts) {
            guard let item = item(at: indexPath) else { return }
            guard selection.selection.activeMode == .none else {
                selection.didSelect(item)
                notifyHostOfSelection(at: indexPath)
                return
            }
            item.didSelectHandler?()
            notifyHostOfSelection(at: indexPath)
            collectionView.deselectItem(at: indexPath, animated: true)
        }
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        guard let shouldDeselect = host?.collectionView(_:shouldDeselectItemAt:) else { return true }
        return shouldDeselect(collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        didDeselect(at: indexPath, isReplaced: selection.selection.activeMode == .single)
    }

    private func didDeselect(at indexPath: IndexPath, isReplaced: Bool) {
        performCallback(.betweenLayouts) {
            if let item = item(at: indexPath), selection.selection.activeMode != .none {
                selection.didDeselect(item, isReplaced: isReplaced)
            }
            if let didDeselect = host?.collectionView(_:didDeselectItemAt:) {
                didDeselect(collectionView, indexPath)
            }
        }
    }

    // MARK: Two fingers

    func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        // A state with edit mode decides; the host is asked where the state leaves it open.
        guard selection.selection.isEditing != nil else {
            guard let shouldBegin = host?.collectionView(_:shouldBeginMultipleSelectionInteractionAt:) else {
                return false
            }
            return shouldBegin(collectionView, indexPath)
        }
        guard let item = item(at: indexPath), nestedLists?.rows(in: item) == nil else { return false }
        return selection.allowsTwoFingers(on: item)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        performCallback(.betweenLayouts) { selection.twoFingersDidBegin() }
        if let didBegin = host?.collectionView(_:didBeginMultipleSelectionInteractionAt:) {
            didBegin(collectionView, indexPath)
        }
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        if let didEnd = host?.collectionViewDidEndMultipleSelectionInteraction(_:) { didEnd(collectionView) }
    }

    private func notifyHostOfSelection(at indexPath: IndexPath) {
        if let didSelect = host?.collectionView(_:didSelectItemAt:) {
            didSelect(collectionView, indexPath)
        }
    }
}
