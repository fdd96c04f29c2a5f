import Foundation

/// Runs a screen that is one table: it is the table's data source and delegate.
///
/// In Objective-C the methods of both protocols are optional. Here the class declares all of them, with UIKit's defaults,
/// so that subclasses override those they need.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style
    final var tableViewStorage: UITableView?
    final var didAppearBefore = false

    /// Makes a controller whose table looks like that.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of a plain table. Interface files do not exist here: both arguments are nil.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The table, which is the view.
    open var tableView: UITableView! {
        get {
            loadViewIfNeeded()
            return tableViewStorage
        }
        set {
            tableViewStorage = newValue
            view = newValue
        }
    }

    /// Whether the selection ends when the view comes on screen.
    open var clearsSelectionOnViewWillAppear = true

    /// Starts a refresh when the table is pulled down.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Makes the table.
    open override func loadView() {
        loadTable(style: style)
    }

    /// Loads the data when the view first comes on screen, and ends the selection where that is wanted.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableWillAppear(animated: animated)
    }

    /// Shows that there is more than what is in sight.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableViewStorage?.flashScrollIndicators()
    }

    /// Has the table edited.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// The number of sections. 1 unless implemented.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// The number of rows in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// The cell of a row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        fatalError(TableViewMessages.cellIsNotProvided(indexPath: indexPath))
    }

    /// The title above a section, nil for none.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// The title below a section, nil for none.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Whether a row can be edited. True unless implemented.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Whether a row can be moved. True unless implemented.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// The user deleted or inserted a row.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// The user moved a row.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// The titles of the index at the end of the table, nil for none.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section that a title of the index leads to.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    // MARK: Display

    /// The cell is about to be shown: it has its content and its place.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// The header is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// The footer is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// The cell is no longer shown.
    open func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// The header is no longer shown.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// The footer is no longer shown.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    // MARK: Heights

    /// The height of a row, or `UITableView.automaticDimension`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        _OptionalMethods.note()
        return tableView.rowHeight
    }

    /// The height of a header, or `UITableView.automaticDimension`.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// The height of a footer, or `UITableView.automaticDimension`.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// What a row is taken to be high until it is in sight.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        _OptionalMethods.note()
        return tableView.estimatedRowHeight
    }

    /// What a header is taken to be high until it is in sight.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }

    /// What a footer is taken to be high until it is in sight.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }

    /// The view above a section, in place of its title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// The view below a section, in place of its title.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    // MARK: Touches and selection

    /// The button at the end of a row was tapped.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Whether a touch may highlight the row, and so go on to select it.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// A touch highlighted the row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// The highlight of a touch ended.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// The row that a touch selects: this one, another, or none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// The row that is deselected: this one, another, or none.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// A touch selected the row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// The row is not selected any more, because of a touch.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    // MARK: Editing

    /// What editing does to a row.
    open func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    /// The title of the button that deletes a row.
    open func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// The actions that a swipe from the beginning of a row shows; nil for none.
    open func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// The actions that a swipe from the end of a row shows; nil for deletion where a row can be edited.
    open func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Whether the content of a row makes room while it is edited.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// A row is about to show its actions.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// A row does not show its actions any more.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Where a moved row may go.
    open func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// How far the content of a row is indented, in steps.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        _OptionalMethods.note()
        return 0
    }

    // MARK: Menus

    /// The menu of a row that is pressed; nil for none.
    open func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// What stands out while a menu appears; nil for the cell.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// What a menu goes back to; nil for the cell.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The preview of a menu was tapped.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// A menu is about to appear.
    open func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// A menu is about to disappear.
    open func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Actions and what comes from no host

    /// Whether a touch on the row does what the row is for, after it was selected or not. True unless the rows are
    /// edited.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !tableView.isEditing
    }

    /// A touch asks for what the row is for.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// The actions that a swipe from the end of a row shows, before iOS 11; nil for deletion where a row can be edited.
    open func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    /// Whether two fingers may select rows by going over them, which no host does.
    open func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Two fingers began to select rows, which no host does.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Whether the focus of a keyboard may come to a row. There is no such focus here.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    /// Whether the focus of a keyboard may move. There is no such focus here.
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        true
    }

    /// The focus of a keyboard moved. There is no such focus here.
    open func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Whether the row under the focus of a keyboard is selected. There is no such focus here.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { true }
    /// Whether a menu to cut and copy is shown for a row that is pressed. It never is, as on systems since 13.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }

    /// Whether a row can do what a menu to cut and copy says. There is no such menu.
    open func tableView(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// A menu to cut and copy was used. There is no such menu.
    open func tableView(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// Two fingers do not select rows any more, which no host does.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// The row that the focus of a keyboard comes to first. There is no such focus here.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

    // MARK: Scrolling

    /// Called whenever the offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called when the user starts to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when the finger lifts. The velocity is in points a millisecond; the target is the offset at which
    /// scrolling will stop and may be changed.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Called after the finger lifted.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when deceleration begins.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called when deceleration ended.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called when an animated change of the offset ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns whether a tap on the status bar scrolls to the top. The default is `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called when a tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Called after `adjustedContentInset` changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Nil.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
