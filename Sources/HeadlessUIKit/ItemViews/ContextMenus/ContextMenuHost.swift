import Foundation

/// A view of items whose delegate provides context menus.
@MainActor protocol ContextMenuHost: ItemView {
    /// The items that a menu is for which is asked for on one of them.
    func contextMenuItems(at indexPath: IndexPath) -> [IndexPath]

    /// The menu of items; for an empty array, of a point beside the items.
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
