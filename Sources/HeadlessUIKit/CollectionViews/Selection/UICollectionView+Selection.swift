import Foundation

extension UICollectionView: SelectionHost {
    final var endsHighlightBeforeSelection: Bool { false }

    final func shouldHighlightItem(at indexPath: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    }

    final func didHighlightItem(at indexPath: IndexPath) {
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    final func didUnhighlightItem(at indexPath: IndexPath) {
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }

    final func itemToSelect(for indexPath: IndexPath) -> IndexPath? {
        delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true ? indexPath : nil
    }

    final func didSelectItem(at indexPath: IndexPath) {
        delegate?.collectionView(self, didSelectItemAt: indexPath)
        cellForItem(at: indexPath)?.selectionSegue?()
    }

    /// Returns the item to deselect, or `nil` if the delegate refuses. The delegate is asked when the user deselects
    /// one of several items, but not when another item replaces the selection.
    final func itemToDeselect(for indexPath: IndexPath, isReplaced: Bool) -> IndexPath? {
        isReplaced || delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true ? indexPath : nil
    }

    final func didDeselectItem(at indexPath: IndexPath) {
        delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }

    final func performPrimaryAction(at indexPath: IndexPath) {
        guard let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }

    final func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
    }

    final func didBeginMultipleSelection(at indexPath: IndexPath) {
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    final func didEndMultipleSelection() {
        delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    }
}
