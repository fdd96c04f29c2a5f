// Made from UICollectionViewDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        _OptionalMethods.note()
        return proposedContentOffset
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        _OptionalMethods.note()
        return proposedIndexPath
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    @available(iOS 16, *)
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    @available(iOS 16, *)
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    @available(iOS 16, *)
    public func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        _OptionalMethods.note()
        return !collectionView.isEditing
    }

    @available(iOS 16, *)
    public func collectionView(
        _ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        _OptionalMethods.note()
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
}

extension UICollectionViewDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionViewDidEndMultipleSelectionInteraction: _OptionalMethods.CollectionViewDelegateCollectionViewDidEndMultipleSelectionInteraction? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var indexPathForPreferredFocusedView: _OptionalMethods.CollectionViewDelegateIndexPathForPreferredFocusedView? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct CollectionViewDelegate {
        let target: any UICollectionViewDelegate

        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:shouldHighlightItemAt:)") {
                target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool {
            target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }

        public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            target.collectionView(collectionView, didHighlightItemAt: indexPath)
        }

        public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldSelectItemAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:shouldSelectItemAt:)") {
                target.collectionView(collectionView, shouldSelectItemAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldSelectItemAt indexPath: IndexPath
        ) -> Bool {
            target.collectionView(collectionView, shouldSelectItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldDeselectItemAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:shouldDeselectItemAt:)") {
                target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldDeselectItemAt indexPath: IndexPath
        ) -> Bool {
            target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }

        public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            target.collectionView(collectionView, didSelectItemAt: indexPath)
        }

        public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            target.collectionView(collectionView, didDeselectItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String,
            at indexPath: IndexPath
        ) {
            target.collectionView(
                collectionView,
                willDisplaySupplementaryView: view,
                forElementKind: elementKind,
                at: indexPath
            )
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String,
            at indexPath: IndexPath
        ) {
            target.collectionView(
                collectionView,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: elementKind,
                at: indexPath
            )
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint? {
            _OptionalMethods.answer(of: "collectionView(_:targetContentOffsetForProposedContentOffset:)") {
                target.collectionView(
                    collectionView,
                    targetContentOffsetForProposedContentOffset: proposedContentOffset
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint {
            target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath? {
            _OptionalMethods.answer(of: "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)") {
                target.collectionView(
                    collectionView,
                    targetIndexPathForMoveFromItemAt: currentIndexPath,
                    toProposedIndexPath: proposedIndexPath
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            target.collectionView(
                collectionView,
                targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath
            )
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath? {
            _OptionalMethods.answer(of: "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)") {
                target.collectionView(
                    collectionView,
                    targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                    atCurrentIndexPath: currentIndexPath,
                    toProposedIndexPath: proposedIndexPath
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            target.collectionView(
                collectionView,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath,
                toProposedIndexPath: proposedIndexPath
            )
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            _OptionalMethods.answer(of: "collectionView(_:contextMenuConfigurationForItemAt:point:)") {
                target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
            }
        }

        @available(iOS 16, *)
        public func callAsFunction(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            _OptionalMethods.answer(of: "collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
                target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
            }
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)") {
                target.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
            }
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "collectionView(_:previewForDismissingContextMenuWithConfiguration:)") {
                target.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
            }
        }

        @available(iOS 16, *)
        public func callAsFunction(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") {
                target.collectionView(
                    collectionView,
                    contextMenuConfiguration: configuration,
                    highlightPreviewForItemAt: indexPath
                )
            }
        }

        @available(iOS 16, *)
        public func callAsFunction(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") {
                target.collectionView(
                    collectionView,
                    contextMenuConfiguration: configuration,
                    dismissalPreviewForItemAt: indexPath
                )
            }
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            target.collectionView(
                collectionView,
                willPerformPreviewActionForMenuWith: configuration,
                animator: animator
            )
        }

        @available(iOS 16, *)
        public func callAsFunction(
            _ collectionView: UICollectionView,
            canPerformPrimaryActionForItemAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:canPerformPrimaryActionForItemAt:)") {
                target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
            }
        }

        @_disfavoredOverload
        @available(iOS 16, *)
        public func callAsFunction(
            _ collectionView: UICollectionView,
            canPerformPrimaryActionForItemAt indexPath: IndexPath
        ) -> Bool {
            target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }

        @available(iOS 16, *)
        public func callAsFunction(
            _ collectionView: UICollectionView,
            performPrimaryActionForItemAt indexPath: IndexPath
        ) {
            target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }

        public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:canEditItemAt:)") {
                target.collectionView(collectionView, canEditItemAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
            target.collectionView(collectionView, canEditItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout? {
            _OptionalMethods.answer(of: "collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
                target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
            target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") {
                target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldSpringLoadItemAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:shouldSpringLoadItemAt:with:)") {
                target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldSpringLoadItemAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool {
            target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
        }

        public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:canFocusItemAt:)") {
                target.collectionView(collectionView, canFocusItemAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            target.collectionView(collectionView, canFocusItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:shouldUpdateFocusIn:)") {
                target.collectionView(collectionView, shouldUpdateFocusIn: context)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool {
            target.collectionView(collectionView, shouldUpdateFocusIn: context)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            selectionFollowsFocusForItemAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:selectionFollowsFocusForItemAt:)") {
                target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            selectionFollowsFocusForItemAt indexPath: IndexPath
        ) -> Bool {
            target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldShowMenuForItemAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:shouldShowMenuForItemAt:)") {
                target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldShowMenuForItemAt indexPath: IndexPath
        ) -> Bool {
            target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            canPerformAction action: Selector,
            forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:canPerformAction:forItemAt:withSender:)") {
                target.collectionView(
                    collectionView,
                    canPerformAction: action,
                    forItemAt: indexPath,
                    withSender: sender
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ collectionView: UICollectionView,
            canPerformAction action: Selector,
            forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool {
            target.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }

        public func callAsFunction(
            _ collectionView: UICollectionView,
            performAction action: Selector,
            forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) {
            target.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    @preconcurrency @MainActor public struct CollectionViewDelegateCollectionViewDidEndMultipleSelectionInteraction {
        let target: any UICollectionViewDelegate

        public func callAsFunction(_ collectionView: UICollectionView) {
            target.collectionViewDidEndMultipleSelectionInteraction(collectionView)
        }
    }

    @preconcurrency @MainActor public struct CollectionViewDelegateIndexPathForPreferredFocusedView {
        let target: any UICollectionViewDelegate

        public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
            _OptionalMethods.answer(of: "indexPathForPreferredFocusedView(in:)") {
                target.indexPathForPreferredFocusedView(in: collectionView)
            }
        }
    }
}
