import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Is told of touches, selection, display and editing of the rows of a table, and decides about their heights.
///
/// The calls of a touch that selects come in this order: while the finger is down `shouldHighlightRowAt`,
/// `didHighlightRowAt`; when it lifts `didUnhighlightRowAt`, `willSelectRowAt`, for the row that was selected before
/// `willDeselectRowAt` and `didDeselectRowAt`, and `didSelectRowAt`.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    /// The cell is about to be shown: it has its content and its place.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// The header is about to be shown.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// The footer is about to be shown.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// The cell is no longer shown.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// The header is no longer shown.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// The footer is no longer shown.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    // default: tableView.rowHeight
    /// The height of a row, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    // default: tableView.sectionHeaderHeight
    /// The height of a header, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    // default: tableView.sectionFooterHeight
    /// The height of a footer, or `UITableView.automaticDimension`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    // default: tableView.estimatedRowHeight
    /// What a row is taken to be high until it is in sight.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    // default: tableView.estimatedSectionHeaderHeight
    /// What a header is taken to be high until it is in sight.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    // default: tableView.estimatedSectionFooterHeight
    /// What a footer is taken to be high until it is in sight.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// The view above a section, in place of its title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// The view below a section, in place of its title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Touches and selection

    /// The button at the end of a row was tapped.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // default: true
    /// Whether a touch may highlight the row, and so go on to select it.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// A touch highlighted the row.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// The highlight of a touch ended.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    // default: indexPath
    /// The row that a touch selects: this one, another, or none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    // default: indexPath
    /// The row that is deselected: this one, another, or none.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// A touch selected the row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// The row is not selected any more, because of a touch.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    // MARK: Editing

    // default: .delete
    /// What editing does to a row.
    func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle

    /// The title of the button that deletes a row.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?

    /// The actions that a swipe from the beginning of a row shows; nil for none.
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// The actions that a swipe from the end of a row shows; nil for deletion where a row can be edited.
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    // default: true
    /// Whether the content of a row makes room while it is edited.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// A row is about to show its actions.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// A row does not show its actions any more.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    // default: proposedDestinationIndexPath
    /// Where a moved row may go.
    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // default: 0
    /// How far the content of a row is indented, in steps.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Menus

    /// The menu of a row that is pressed; nil for none.
    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// What stands out while a menu appears; nil for the cell.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// What a menu goes back to; nil for the cell.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The preview of a menu was tapped.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )

    /// A menu is about to appear.
    func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// A menu is about to disappear.
    func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    // MARK: Actions and what comes from no host

    // default: !tableView.isEditing
    /// Whether a touch on the row does what the row is for, after it was selected or not. True unless the rows are
    /// edited.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// A touch asks for what the row is for.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// The actions that a swipe from the end of a row shows, before iOS 11; nil for deletion where a row can be edited.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

    // default: false
    /// Whether two fingers may select rows by going over them, which no host does.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

    /// Two fingers began to select rows, which no host does.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    // default: true
    /// Whether the focus of a keyboard may come to a row. There is no such focus here.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

    // default: true
    /// Whether the focus of a keyboard may move. There is no such focus here.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool

    /// The focus of a keyboard moved. There is no such focus here.
    func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )

    // default: true
    /// Whether the row under the focus of a keyboard is selected. There is no such focus here.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

    // default: false
    /// Whether a menu to cut and copy is shown for a row that is pressed. It never is, as on systems since 13.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

    // default: false
    /// Whether a row can do what a menu to cut and copy says. There is no such menu.
    func tableView(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool

    /// A menu to cut and copy was used. There is no such menu.
    func tableView(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    )

    /// Two fingers do not select rows any more, which no host does.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    /// The row that the focus of a keyboard comes to first. There is no such focus here.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
}
