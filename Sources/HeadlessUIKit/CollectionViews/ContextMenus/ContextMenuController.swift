import Foundation

/// Passes what happens to context menus on to the delegate of a collection view, with the items they are for.
@MainActor final class ContextMenuController: NSObject, UIContextMenuInteractionDelegate {
    private unowned let collectionView: UICollectionView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The items of the menu, as they lay when it was asked for.
    private var indexPaths: [IndexPath] = []

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init()
    }

    private func items(at point: CGPoint) -> [IndexPath] {
        guard let pressed = collectionView.indexPathForItem(at: point),
            collectionView.cellForItem(at: pressed)?.isUserInteractionEnabled ?? false
        else { return [] }
        let selected = collectionView.selection.selected
        let isOneOfSeveral =
            collectionView.allowsMultipleSelection && selected.count > 1 && selected.contains(pressed)
        return isOneOfSeveral ? selected.sorted() : [pressed]
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths = items(at: location)
        return collectionView.delegate?.collectionView(
            collectionView,
            contextMenuConfigurationForItemsAt: indexPaths,
            point: location
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let indexPath = indexPaths.first else { return nil }
        return collectionView.delegate?.collectionView(
            collectionView,
            contextMenuConfiguration: configuration,
            highlightPreviewForItemAt: indexPath
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let indexPath = indexPaths.first else { return nil }
        return collectionView.delegate?.collectionView(
            collectionView,
            contextMenuConfiguration: configuration,
            dismissalPreviewForItemAt: indexPath
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collectionView.delegate?.collectionView(
            collectionView,
            willDisplayContextMenu: configuration,
            animator: animator
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collectionView.delegate?.collectionView(
            collectionView,
            willEndContextMenuInteraction: configuration,
            animator: animator
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        collectionView.delegate?.collectionView(
            collectionView,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
    }
}
