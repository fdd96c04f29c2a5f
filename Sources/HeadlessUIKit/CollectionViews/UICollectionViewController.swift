import Foundation

/// Runs a screen that is one collection view: it is the view's data source and delegate.
///
/// In Objective-C the methods of both protocols are optional. Here the class declares all of them, with UIKit's defaults,
/// so that subclasses override those they need.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
    UICollectionViewDataSource
{
    private let layout: UICollectionViewLayout
    final var collectionViewStorage: UICollectionView?
    final var movementGesture: MovementGestureRecognizer?

    /// Makes a controller whose collection view has that layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a flow layout. Interface files do not exist here: both arguments are nil.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
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
    /// Whether the selection ends when the view comes on screen.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press lets the user move items, where `collectionView(_:canMoveItemAt:)` is overridden: here the
    /// class cannot see whether `moveItemAt` is.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { updateMovementGesture() }
    }

    /// Makes the collection view.
    open override func loadView() {
        super.loadView()
        replaceCollectionView(with: UICollectionView(frame: view.bounds, collectionViewLayout: layout))
    }

    /// Ends the selection where that is wanted.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { clearSelection(animated: animated) }
    }

    /// Has the cells edited.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    // MARK: Data source

    /// The number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// The cell of an item, taken from `dequeueReusableCell(withReuseIdentifier:for:)`.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError(CollectionViewMessages.cellIsNotProvided(indexPath: indexPath))
    }

    /// The number of sections. 1 unless implemented.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// A supplementary view, taken from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`. Must be
    /// implemented when the layout places supplementary views.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(CollectionViewMessages.supplementaryViewWasNotDequeued(kind: kind, indexPath: indexPath))
    }

    /// Whether an item can be moved by the user. True unless implemented.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// The user moved an item. Must be implemented for items to be movable.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { collectionView.movement?.isRefused = true }

    // MARK: Delegate

    /// Whether a touch may highlight the item, and so go on to select it.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// A touch highlighted the item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// The highlight of a touch ended.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Whether a touch may select the item.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Whether a touch may take the item out of a selection of several.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// A touch selected the item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// A touch deselected the item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// The cell is about to be shown: it has its content and its place.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// The supplementary view is about to be shown: it has its content and its place.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    /// The cell is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// The supplementary view is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    /// The content offset to take after an update of the items or a change of layout.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where a moved item may go, before iOS 15: both paths are the data source's.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Where a moved item may go, given where it came from, where it is now and where it would go.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView,
            targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath
        )
    }

    /// The menu of an item that is pressed, before iOS 16; nil for none.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The menu of what is pressed: one item, all selected ones when one of several is pressed, or none beside items.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let first = indexPaths.first else { return nil }
        let pressed = indexPaths.count == 1 ? first : collectionView.indexPathForItem(at: point) ?? first
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: pressed, point: point)
    }

    /// What stands out while a menu appears, before iOS 16; nil for the cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// What a menu goes back to, before iOS 16; nil for the cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// What stands out while a menu appears; nil for the cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// What a menu goes back to; nil for the cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// A menu is about to appear.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// A menu is about to disappear.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The preview of a menu was tapped.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// The titles of an index at the end of what is visible.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The first item that a title of the index leads to.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // MARK: Actions, transitions and what comes from no host

    /// Whether a touch on the item does what the item is for, after it was selected or not. True unless the items are
    /// edited.
    open func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    /// A touch asks for what the item is for.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    /// Whether an item can be edited. True unless implemented.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    /// What lies between two layouts while a gesture leads from one to the other.
    open func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Whether two fingers may select items by going over them, which no host does.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Two fingers began to select items, which no host does.
    open func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Whether the focus of a keyboard may come to an item. There is no such focus here.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }

    /// Whether the focus of a keyboard may move. There is no such focus here.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    /// The focus of a keyboard moved. There is no such focus here.
    open func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Whether the item under the focus of a keyboard is selected. There is no such focus here.
    open func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Whether a menu to cut and copy is shown for an item that is pressed. It never is, as on systems since 13.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { false }

    /// Whether an item can do what a menu to cut and copy says. There is no such menu.
    open func collectionView(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// A menu to cut and copy was used. There is no such menu.
    open func collectionView(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// Two fingers do not select items any more, which no host does.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// The item that the focus of a keyboard comes to first. There is no such focus here.
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
    /// Nil.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
