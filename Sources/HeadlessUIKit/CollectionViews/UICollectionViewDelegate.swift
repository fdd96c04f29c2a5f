import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Is told of touches, selection and display of the items of a collection view.
///
/// The calls of a touch that selects come in the order that Apple documents in `UICollectionViewDelegate`: while the
/// finger is down `shouldHighlightItemAt`, `didHighlightItemAt`; when it lifts `shouldSelectItemAt` (or
/// `shouldDeselectItemAt`), `didSelectItemAt` (or `didDeselectItemAt`), `didUnhighlightItemAt`.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    // default: true
    /// Whether a touch may highlight the item, and so go on to select it.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    /// A touch highlighted the item.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

    /// The highlight of a touch ended.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

    // default: true
    /// Whether a touch may select the item.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    // default: true
    /// Whether a touch may take the item out of a selection of several.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// A touch selected the item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// A touch deselected the item.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

    /// The cell is about to be shown: it has its content and its place.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )

    /// The supplementary view is about to be shown: it has its content and its place.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    )

    /// The cell is no longer shown.
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )

    /// The supplementary view is no longer shown.
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    )

    // default: proposedContentOffset
    /// The content offset to take after an update of the items or a change of layout.
    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    // MARK: Movement

    // default: proposedIndexPath
    /// Where a moved item may go, before iOS 15: both paths are the data source's.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    // default: below
    /// Where a moved item may go, given where it came from, where it is now and where it would go.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Context menus

    /// The menu of an item that is pressed, before iOS 16; nil for none.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    // default: below
    /// The menu of what is pressed: one item, all selected ones when one of several is pressed, or none beside items.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// What stands out while a menu appears, before iOS 16; nil for the cell.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// What a menu goes back to, before iOS 16; nil for the cell.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    // default: self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    /// What stands out while a menu appears; nil for the cell.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?

    // default: self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    /// What a menu goes back to; nil for the cell.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?

    /// A menu is about to appear.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// A menu is about to disappear.
    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// The preview of a menu was tapped.
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )

    // MARK: Actions, transitions and what comes from no host

    // default: !collectionView.isEditing
    /// Whether a touch on the item does what the item is for, after it was selected or not. True unless the items are
    /// edited.
    func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool

    /// A touch asks for what the item is for.
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    // default: true
    /// Whether an item can be edited. True unless implemented.
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

    // default: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    /// What lies between two layouts while a gesture leads from one to the other.
    func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout

    // default: false
    /// Whether two fingers may select items by going over them, which no host does.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// Two fingers began to select items, which no host does.
    func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    )

    // default: true
    /// Whether the focus of a keyboard may come to an item. There is no such focus here.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

    // default: true
    /// Whether the focus of a keyboard may move. There is no such focus here.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool

    /// The focus of a keyboard moved. There is no such focus here.
    func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )

    // default: true
    /// Whether the item under the focus of a keyboard is selected. There is no such focus here.
    func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool

    // default: false
    /// Whether a menu to cut and copy is shown for an item that is pressed. It never is, as on systems since 13.
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool

    // default: false
    /// Whether an item can do what a menu to cut and copy says. There is no such menu.
    func collectionView(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool

    /// A menu to cut and copy was used. There is no such menu.
    func collectionView(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    )

    /// Two fingers do not select items any more, which no host does.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

    /// The item that the focus of a keyboard comes to first. There is no such focus here.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
}

// The newer methods call the older ones, for delegates that implement only these.
extension UICollectionViewDelegate {
    /// The result of the older method.
    public func collectionView(
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

    /// The older method's menu for the item under the finger.
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
