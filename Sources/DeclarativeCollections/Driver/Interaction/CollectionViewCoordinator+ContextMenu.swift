import BatchDiffing
import PortableUIKit

extension CollectionViewCoordinator {
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        contextMenu(at: indexPath, point: point)
    }

    @available(iOS 16.0, *)
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let pressed = indexPaths.count == 1 ? indexPaths[0] : collectionView.indexPathForItem(at: point)
        if let pressed, let menu = itemContextMenu(at: pressed) { return menu }
        if let menu = host?.collectionView(_:contextMenuConfigurationForItemsAt:point:) {
            return menu(collectionView, indexPaths, point)
        }
        return pressed.flatMap { hostContextMenu(at: $0, point: point) }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let preview = host?.collectionView(_:previewForHighlightingContextMenuWithConfiguration:) else {
            return nil
        }
        return preview(collectionView, configuration)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let preview = host?.collectionView(_:previewForDismissingContextMenuWithConfiguration:) else {
            return nil
        }
        return preview(collectionView, configuration)
    }

    @available(iOS 16.0, *)
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        guard let preview = host?.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) else {
            return self.collectionView(
                collectionView,
                previewForHighlightingContextMenuWithConfiguration: configuration
            )
        }
        return preview(collectionView, configuration, indexPath)
    }

    @available(iOS 16.0, *)
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        guard let preview = host?.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) else {
            return self.collectionView(
                collectionView,
                previewForDismissingContextMenuWithConfiguration: configuration
            )
        }
        return preview(collectionView, configuration, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let willDisplay = host?.collectionView(_:willDisplayContextMenu:animator:) {
            willDisplay(collectionView, configuration, animator)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let willEnd = host?.collectionView(_:willEndContextMenuInteraction:animator:) {
            willEnd(collectionView, configuration, animator)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        if let willPerform = host?.collectionView(_:willPerformPreviewActionForMenuWith:animator:) {
            willPerform(collectionView, configuration, animator)
        }
    }

    // MARK: Menu providers

    private func contextMenu(at indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        itemContextMenu(at: indexPath) ?? hostContextMenu(at: indexPath, point: point)
    }

    /// Returns the menu of a row that the press does not pick up.
    private func itemContextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
        guard let item = item(at: indexPath), item.isEnabled, !isPickedUp(item),
            let provider = item.contextMenuProvider
        else { return nil }
        return performCallback(.betweenLayouts) { provider() }
    }

    private func hostContextMenu(at indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        guard let menu = host?.collectionView(_:contextMenuConfigurationForItemAt:point:) else { return nil }
        return menu(collectionView, indexPath, point)
    }
}
