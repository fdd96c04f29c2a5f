import Foundation

extension UICollectionView: ContextMenuHost {
    /// Returns the items that a context menu applies to: all selected items if the menu opens on one of several.
    final func contextMenuItems(at indexPath: IndexPath) -> [IndexPath] {
        let selected = selection.selected
        let isOneOfSeveral = allowsMultipleSelection && selected.count > 1 && selected.contains(indexPath)
        return isOneOfSeveral ? selected.sorted() : [indexPath]
    }

    final func contextMenu(for items: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.collectionView(self, contextMenuConfigurationForItemsAt: items, point: point)
    }

    final func highlightPreview(
        of menu: UIContextMenuConfiguration,
        at indexPath: IndexPath
    ) -> UITargetedPreview? {
        delegate?.collectionView(self, contextMenuConfiguration: menu, highlightPreviewForItemAt: indexPath)
    }

    final func dismissalPreview(
        of menu: UIContextMenuConfiguration,
        at indexPath: IndexPath
    ) -> UITargetedPreview? {
        delegate?.collectionView(self, contextMenuConfiguration: menu, dismissalPreviewForItemAt: indexPath)
    }

    final func willDisplay(
        _ menu: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willDisplayContextMenu: menu, animator: animator)
    }

    final func willEnd(_ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: animator)
    }

    final func willCommitPreview(
        of menu: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
}
