import Foundation

extension UITableView: SelectionHost {
    final var endsHighlightBeforeSelection: Bool { true }

    final func shouldHighlightItem(at indexPath: IndexPath) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    }

    final func didHighlightItem(at indexPath: IndexPath) {
        delegate?.tableView(self, didHighlightRowAt: indexPath)
    }

    final func didUnhighlightItem(at indexPath: IndexPath) {
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    }

    final func itemToSelect(for indexPath: IndexPath) -> IndexPath? {
        guard let delegate else { return indexPath }
        return delegate.tableView(self, willSelectRowAt: indexPath)
    }

    final func didSelectItem(at indexPath: IndexPath) {
        delegate?.tableView(self, didSelectRowAt: indexPath)
        postSelectionChange()
        cellForRow(at: indexPath)?.selectionSegue?()
    }

    private func postSelectionChange() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    final func itemToDeselect(for indexPath: IndexPath, isReplaced: Bool) -> IndexPath? {
        guard let delegate else { return indexPath }
        return delegate.tableView(self, willDeselectRowAt: indexPath)
    }

    final func didDeselectItem(at indexPath: IndexPath) {
        delegate?.tableView(self, didDeselectRowAt: indexPath)
        postSelectionChange()
    }

    final func performPrimaryAction(at indexPath: IndexPath) {
        guard let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath) else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
    }

    final func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
    }

    final func didBeginMultipleSelection(at indexPath: IndexPath) {
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    final func didEndMultipleSelection() {
        delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    }
}
