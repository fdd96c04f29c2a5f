import Foundation

extension UITableView: RowSwipeHost {
    final func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard editing.canEdit(indexPath) else { return nil }
        if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath) }
        let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        return own ?? rowActions(at: indexPath) ?? deletion(at: indexPath)
    }

    /// Returns the actions of an app that uses row actions instead of swipe action configurations.
    private func rowActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: path) else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(forRow: path) })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Returns the default delete action, for apps that provide no actions.
    private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard editing.style(ofRow: path) == .delete else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
            guard let self, let path = swipes.swipe?.path else { return done(false) }
            swipes.closeActions(animated: true)
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    final func swipeWillBegin(at indexPath: IndexPath) {
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    }

    final func swipeDidEnd(at indexPath: IndexPath?) {
        delegate?.tableView(self, didEndEditingRowAt: indexPath)
    }

    final func placeSwipedRow(_ swipe: RowSwipe) {
        place(.row(presentedPath(swipe.path)))
    }

    final func show(isSwiped: Bool, on cell: any ItemCell) {
        guard let cell = cell as? UITableViewCell else { return }
        cell.setShowsActions(isSwiped)
        cell.setNeedsUpdateConfiguration()
    }
}
