import Foundation

/// An item view whose delegate provides context menus.
@MainActor protocol ContextMenuHost: ItemView {
    /// Returns the items that a context menu on one item applies to.
    func contextMenuItems(at indexPath: IndexPath) -> [IndexPath]

    /// Returns the context menu of items. An empty array means a point outside of all items.
    func contextMenu(for items: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration?

    func highlightPreview(of menu: UIContextMenuConfiguration, at indexPath: IndexPath) -> UITargetedPreview?
    func dismissalPreview(of menu: UIContextMenuConfiguration, at indexPath: IndexPath) -> UITargetedPreview?

    func willDisplay(_ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func willEnd(_ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func willCommitPreview(
        of menu: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
}
