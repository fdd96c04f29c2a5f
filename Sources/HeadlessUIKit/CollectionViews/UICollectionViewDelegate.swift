import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that handle selection, highlighting, display, moves and context menus of a collection view.
///
/// A touch that selects an item calls them in the order that Apple documents for `UICollectionViewDelegate`: when the
/// finger touches, `shouldHighlightItemAt` and `didHighlightItemAt`; when it lifts, `shouldSelectItemAt` (or
/// `shouldDeselectItemAt`), `didSelectItemAt` (or `didDeselectItemAt`) and `didUnhighlightItemAt`.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    // default: true
    /// Returns whether a touch may highlight the item, which is required to select it.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    /// Called after a touch highlighted the item.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

    /// Called after the highlight of the item was removed.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

    // default: true
    /// Returns whether the user may select the item.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    // default: true
    /// Returns whether the user may deselect the item in a multiple selection.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// Called after the user selected the item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// Called after the user deselected the item.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

    /// Called before a cell is displayed. It already has its content and its position.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )

    /// Called before a supplementary view is displayed. It already has its content and its position.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    )

    /// Called after a cell was removed from the display.
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )

    /// Called after a supplementary view was removed from the display.
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    )

    // default: proposedContentOffset
    /// Returns the content offset after an update of the items or a change of the layout.
    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    // MARK: Moving items

    // default: proposedIndexPath
    /// Returns the target index path for moving an item, given its original index path in the data source and the
    /// proposed one. Deprecated in iOS 15.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    // default: below
    /// Returns the target index path for moving an item from its original index path, given its current and its
    /// proposed one.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Context menus

    /// Returns the context menu of an item, or `nil` for none. Deprecated in iOS 16.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    // default: below
    /// Returns the context menu of one item, of all selected items if the user presses one of several, or of the
    /// background if there are no items.
    @available(iOS 16, *)
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the preview that is highlighted when a context menu appears, or `nil` for the cell. Deprecated in iOS
    /// 16.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Returns the preview to which a dismissed context menu animates, or `nil` for the cell. Deprecated in iOS 16.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    // default: self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    /// Returns the preview that is highlighted when a context menu appears, or `nil` for the cell.
    @available(iOS 16, *)
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?

    // default: self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    /// Returns the preview to which a dismissed context menu animates, or `nil` for the cell.
    @available(iOS 16, *)
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?

    /// Called before a context menu appears.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// Called before a context menu disappears.
    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// Called when the user taps the preview of a context menu.
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )

    // MARK: Actions, transitions and methods that are not called here

    // default: !collectionView.isEditing
    /// Returns whether a tap performs the item's primary action, independent of its selection. The default is `true`
    /// unless the collection view is in editing mode.
    @available(iOS 16, *)
    func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool

    /// Called when a tap performs the item's primary action.
    @available(iOS 16, *)
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    // default: true
    /// Returns whether the item can be edited. The default is `true`.
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

    // default: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    /// Returns the layout for an interactive transition between two layouts.
    func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout

    // default: false
    /// Returns whether a two-finger pan that begins on an item selects items, if `allowsMultipleSelectionDuringEditing` is set.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// Called when a two-finger pan starts selecting items, before it selects the first. Set `isEditing` here.
    func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    )

    // default: true
    /// Returns whether a drag that rests over an item selects it, if the collection view is spring loaded. May set the target
    /// view of the context, which is the cell.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    // default: true
    /// Returns whether the cell of an item can be focused. Takes precedence over `allowsFocus`.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

    // default: true
    /// Returns whether the focus may move. No effect here: there is no focus engine.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool

    /// Called after the focus moved. Not called here: there is no focus engine.
    func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )

    // default: true
    /// Returns whether the focused item is selected. No effect here: there is no focus engine.
    func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool

    // default: false
    /// Returns whether the edit menu is shown for an item. No effect here: it is never shown, as in iOS 13 and later.
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool

    // default: false
    /// Returns whether an item supports an action of the edit menu. Not called here: there is no edit menu.
    func collectionView(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool

    /// Called when the user chooses an action of the edit menu. Not called here: there is no edit menu.
    func collectionView(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    )

    /// Called when a two-finger pan stops selecting items.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

    /// Returns the item that is focused first. No effect here: there is no focus engine.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
}

// The newer methods forward to the deprecated ones, which an app may implement alone.
extension UICollectionViewDelegate {
    /// The default implementation calls the deprecated method.
    public func collectionView(
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

    /// The default implementation calls the single-item method with the item under the finger.
    @available(iOS 16, *)
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let first = indexPaths.first else { return nil }
        let pressed = indexPaths.count == 1 ? first : collectionView.indexPathForItem(at: point) ?? first
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: pressed, point: point)
    }
}
