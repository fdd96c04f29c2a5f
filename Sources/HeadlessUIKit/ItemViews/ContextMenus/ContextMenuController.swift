import Foundation

/// Forwards the events of context menus to an item view, with the items that the menu is for.
@MainActor final class ContextMenuController: NSObject, UIContextMenuInteractionDelegate {
    private unowned let host: any ContextMenuHost
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The items of the menu, by their index paths when the menu was requested.
    private var indexPaths: [IndexPath] = []

    init(host: any ContextMenuHost) {
        self.host = host
        super.init()
    }

    /// The interaction, or `nil` if it is not installed because the host has no delegate.
    var installedInteraction: UIContextMenuInteraction? {
        host.interactions.contains { $0 === interaction } ? interaction : nil
    }

    private func items(at point: CGPoint) -> [IndexPath] {
        guard let pressed = host.indexPathForItem(at: point),
            host.itemCell(at: pressed)?.isUserInteractionEnabled ?? false
        else { return [] }
        return host.contextMenuItems(at: pressed)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths = items(at: location)
        interaction.itemView =
            indexPaths.isEmpty
            ? nil : host.indexPathForItem(at: location).flatMap { host.itemCell(at: $0) }
        return host.contextMenu(for: indexPaths, at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        // The preview is a picture of the cell as it was before the touch.
        for indexPath in indexPaths { host.itemCell(at: indexPath)?.setHighlightedByList(false) }
        return indexPaths.first.flatMap { host.highlightPreview(of: configuration, at: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        indexPaths.first.flatMap { host.dismissalPreview(of: configuration, at: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        host.willDisplay(configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        host.willEnd(configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        host.willCommitPreview(of: configuration, animator: animator)
    }
}
