import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that handle selection, highlighting, display, editing and heights of rows in a table view.
///
/// A touch that selects a row calls them in this order: when the finger touches, `shouldHighlightRowAt` and
/// `didHighlightRowAt`; when it lifts, `didUnhighlightRowAt`, `willSelectRowAt`, for the previously selected row
/// `willDeselectRowAt` and `didDeselectRowAt`, and finally `didSelectRowAt`.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    /// Called before a cell is displayed. It already has its content and its position.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called before a header is displayed.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Called before a footer is displayed.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// Called after a cell was removed from the display.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called after a header was removed from the display.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Called after a footer was removed from the display.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    // default: tableView.rowHeight
    /// Returns the height of a row in points, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    // default: tableView.sectionHeaderHeight
    /// Returns the height of a header in points, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    // default: tableView.sectionFooterHeight
    /// Returns the height of a footer in points, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    // default: tableView.estimatedRowHeight
    /// Returns the estimated height of a row until it becomes visible, in points.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    // default: tableView.estimatedSectionHeaderHeight
    /// Returns the estimated height of a header until it becomes visible, in points.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    // default: tableView.estimatedSectionFooterHeight
    /// Returns the estimated height of a footer until it becomes visible, in points.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// Returns the header view of a section, which replaces the title, or `nil` for none.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// Returns the footer view of a section, which replaces the title, or `nil` for none.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Touches and selection

    /// Called when the user taps the detail button of a row.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // default: true
    /// Returns whether a touch may highlight the row, which is required to select it.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Called after a touch highlighted the row.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// Called after the highlight of the row was removed.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    // default: indexPath
    /// Returns the row to select: this one, another one, or `nil` for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    // default: indexPath
    /// Returns the row to deselect: this one, another one, or `nil` for none.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called after the user selected the row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Called after the user deselected the row, or replaced the selection.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    // MARK: Editing

    // default: .delete
    /// Returns the editing control of a row.
    func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle

    /// Returns the title of a row's delete button. `nil` means the default title.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?

    /// Returns the swipe actions at the leading edge of a row, or `nil` for none.
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Returns the swipe actions at the trailing edge of a row, or `nil` for the delete action if the row can be
    /// deleted.
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    // default: true
    /// Returns whether the content of a row is indented in editing mode.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Called before a row shows its swipe actions.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Called after a row hid its swipe actions.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    // default: proposedDestinationIndexPath
    /// Returns the target index path for moving a row.
    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // default: 0
    /// Returns the indentation level of a row's content.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Menus

    /// Returns the context menu of a row, or `nil` for none.
    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the preview that is highlighted when a context menu appears, or `nil` for the cell.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Returns the preview to which a dismissed context menu animates, or `nil` for the cell.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Called when the user taps the preview of a context menu.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )

    /// Called before a context menu appears.
    func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// Called before a context menu disappears.
    func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    // MARK: Actions and methods that are not called here

    // default: !tableView.isEditing
    /// Returns whether a tap performs the row's primary action, independent of its selection. The default is `true`
    /// unless the table view is in editing mode.
    @available(iOS 16, *)
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Called when a tap performs the row's primary action.
    @available(iOS 16, *)
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// Returns the swipe actions at the trailing edge of a row, or `nil` for the delete action if the row can be
    /// deleted. Deprecated in iOS 13.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

    // default: false
    /// Returns whether a two-finger pan that begins on a row selects rows.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

    /// Called when a two-finger pan starts selecting rows.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    // default: true
    /// Returns whether a drag that rests over a row selects it, if the table view is spring loaded. May set the target view of
    /// the context, which is the cell.
    func tableView(
        _ tableView: UITableView,
        shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    // default: true
    /// Returns whether the cell of a row can be focused. Takes precedence over `allowsFocus`.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

    // default: true
    /// Returns whether the focus may move. No effect here: there is no focus engine.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool

    /// Called after the focus moved. Not called here: there is no focus engine.
    func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )

    // default: true
    /// Returns whether the focused row is selected. No effect here: there is no focus engine.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

    // default: false
    /// Returns whether the edit menu is shown for a row. No effect here: it is never shown, as in iOS 13 and later.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

    // default: false
    /// Returns whether a row supports an action of the edit menu. Not called here: there is no edit menu.
    func tableView(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool

    /// Called when the user chooses an action of the edit menu. Not called here: there is no edit menu.
    func tableView(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    )

    /// Called when a two-finger pan stops selecting rows.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    /// Returns the row that is focused first. No effect here: there is no focus engine.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
}
