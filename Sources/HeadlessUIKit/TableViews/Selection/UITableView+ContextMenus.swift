import Foundation

extension UITableView: ContextMenuHost {
    final func contextMenuItems(at indexPath: IndexPath) -> [IndexPath] { [indexPath] }

    final func contextMenu(for items: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let row = items.first else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: row, point: point)
    }

    final func highlightPreview(
        of menu: UIContextMenuConfiguration,
        at indexPath: IndexPath
    ) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu)
    }

    final func dismissalPreview(
        of menu: UIContextMenuConfiguration,
        at indexPath: IndexPath
    ) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: menu)
    }

    final func willDisplay(
        _ menu: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willDisplayContextMenu: menu, animator: animator)
    }

    final func willEnd(_ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator)
    }

    final func willCommitPreview(
        of menu: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
}
