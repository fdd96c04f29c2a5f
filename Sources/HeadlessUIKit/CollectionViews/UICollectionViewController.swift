import Foundation

/// A view controller that manages a collection view as its data source and delegate.
///
/// In Objective-C the methods of both protocols are optional. Here the class declares all of them with UIKit's
/// defaults, so that subclasses can override those they need.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
    UICollectionViewDataSource
{
    private let layout: UICollectionViewLayout
    final var collectionViewStorage: UICollectionView?
    final var movementGesture: MovementGestureRecognizer?

    /// Creates a controller with a layout for its collection view.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a flow layout, or with the view of a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller as without arguments: the values of archives are not read.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, which fills the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collectionViewStorage
        }
        set { replaceCollectionView(with: newValue) }
    }

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout { collectionViewStorage?.collectionViewLayout ?? layout }
    /// Whether the selection is cleared when the view appears.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press lets the user move items, if `collectionView(_:canMoveItemAt:)` is overridden. UIKit checks
    /// for `moveItemAt` instead, which is not possible here.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { updateMovementGesture() }
    }

    /// Creates the collection view.
    open override func loadView() {
        super.loadView()
        if takeCollectionViewOfStoryboard() { return }
        replaceCollectionView(with: UICollectionView(frame: view.bounds, collectionViewLayout: layout))
    }

    /// Clears the selection if `clearsSelectionOnViewWillAppear` is `true`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { clearSelection(animated: animated) }
    }

    /// Sets the editing mode of the controller and of the collection view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    // MARK: Data source

    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Returns the cell of an item, dequeued with `dequeueReusableCell(withReuseIdentifier:for:)`.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError(CollectionViewMessages.cellIsNotProvided(indexPath: indexPath))
    }

    /// Returns the number of sections. The default is 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns a supplementary view, dequeued with `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
    /// Required if the layout has supplementary views.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(CollectionViewMessages.supplementaryViewWasNotDequeued(kind: kind, indexPath: indexPath))
    }

    /// Returns whether the user can move an item. The default is `true`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Called when the user moved an item. Required for moving items.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { collectionView.movement?.isRefused = true }

    // MARK: Delegate

    /// Returns whether a touch may highlight the item, which is required to select it.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Called after a touch highlighted the item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Called after the highlight of the item was removed.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Returns whether the user may select the item.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Returns whether the user may deselect the item in a multiple selection.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Called after the user selected the item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called after the user deselected the item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Called before a cell is displayed. It already has its content and its position.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Called before a supplementary view is displayed. It already has its content and its position.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    /// Called after a cell was removed from the display.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Called after a supplementary view was removed from the display.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    /// Returns the content offset after an update of the items or a change of the layout.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the target index path for moving an item, given its original index path in the data source and the
    /// proposed one. Deprecated in iOS 15.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Returns the target index path for moving an item from its original index path, given its current and its
    /// proposed one.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView,
            targetIndexPathForMoveFromItemAt: currentIndexPath,
            toProposedIndexPath: proposedIndexPath
        )
    }

    /// Returns the context menu of an item, or `nil` for none. Deprecated in iOS 16.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the context menu of one item, of all selected items if the user presses one of several, or of the
    /// background if there are no items.
    @available(iOS 16, *)
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let first = indexPaths.first else { return nil }
        let pressed = indexPaths.count == 1 ? first : collectionView.indexPathForItem(at: point) ?? first
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: pressed, point: point)
    }

    /// Returns the preview that is highlighted when a context menu appears, or `nil` for the cell. Deprecated in iOS
    /// 16.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the preview to which a dismissed context menu animates, or `nil` for the cell. Deprecated in iOS 16.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the preview that is highlighted when a context menu appears, or `nil` for the cell.
    @available(iOS 16, *)
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// Returns the preview to which a dismissed context menu animates, or `nil` for the cell.
    @available(iOS 16, *)
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// Called before a context menu appears.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before a context menu disappears.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the user taps the preview of a context menu.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Returns the titles of the index at the trailing edge, or `nil` for none.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the index path that the collection view scrolls to for an index title.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // MARK: Actions, transitions and methods that are not called here

    /// Returns whether a tap performs the item's primary action, independent of its selection. The default is `true`
    /// unless the collection view is in editing mode.
    @available(iOS 16, *)
    open func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    /// Called when a tap performs the item's primary action.
    @available(iOS 16, *)
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    /// Returns whether the item can be edited. The default is `true`.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    /// Returns the layout for an interactive transition between two layouts.
    open func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Returns whether a two-finger pan that begins on one of the items selects items, if several may be selected in edit mode.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Called when a two-finger pan starts selecting items.
    open func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Returns whether a drag that rests over an item selects it, if the collection view is spring loaded.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Returns whether the cell of an item can be focused. By default, as the collection view allows.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Returns whether the focus may move. No effect here: there is no focus engine.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    /// Called after the focus moved. Not called here: there is no focus engine.
    open func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Returns whether the focused item is selected. No effect here: there is no focus engine.
    open func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns whether the edit menu is shown for an item. No effect here: it is never shown, as in iOS 13 and later.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { false }

    /// Returns whether an item supports an action of the edit menu. Not called here: there is no edit menu.
    open func collectionView(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// Called when the user chooses an action of the edit menu. Not called here: there is no edit menu.
    open func collectionView(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// Called when a two-finger pan stops selecting items.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// Returns the item that is focused first. No effect here: there is no focus engine.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }

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
    /// Returns `nil`: the content cannot be zoomed.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// The default implementation does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// The default implementation does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// The default implementation does nothing.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
