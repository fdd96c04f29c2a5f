import Foundation

/// Passes what happens to context menus on to the delegate of a table, with the row they are for.
@MainActor final class TableContextMenuController: NSObject, UIContextMenuInteractionDelegate {
    private unowned let tableView: UITableView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(tableView: UITableView) {
        self.tableView = tableView
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = tableView.indexPathForRow(at: location),
            tableView.cellForRow(at: path)?.isUserInteractionEnabled ?? false
        else { return nil }
        return tableView.delegate?.tableView(tableView, contextMenuConfigurationForRowAt: path, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        tableView.delegate?.tableView(
            tableView,
            previewForHighlightingContextMenuWithConfiguration: configuration
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        tableView.delegate?.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        tableView.delegate?.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        tableView.delegate?.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        tableView.delegate?.tableView(
            tableView,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
    }
}
