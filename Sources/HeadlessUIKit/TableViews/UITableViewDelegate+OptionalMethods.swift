// Made from UITableViewDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    public func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        _OptionalMethods.note()
        return tableView.rowHeight
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        _OptionalMethods.note()
        return tableView.sectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        _OptionalMethods.note()
        return tableView.sectionFooterHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        _OptionalMethods.note()
        return tableView.estimatedRowHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        _OptionalMethods.note()
        return tableView.estimatedSectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        _OptionalMethods.note()
        return tableView.estimatedSectionFooterHeight
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        _OptionalMethods.note()
        return indexPath
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        _OptionalMethods.note()
        return indexPath
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    public func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        _OptionalMethods.note()
        return .delete
    }

    public func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    public func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    public func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        _OptionalMethods.note()
        return proposedDestinationIndexPath
    }

    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        _OptionalMethods.note()
        return 0
    }

    public func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    public func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    @available(iOS 16, *)
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return !tableView.isEditing
    }

    @available(iOS 16, *)
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    public func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    public func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

    public func tableView(
        _ tableView: UITableView,
        shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tableView(
        _ tableView: UITableView,
        shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func tableView(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func tableView(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
}

extension UITableViewDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var tableView: _OptionalMethods.TableViewDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var tableViewDidEndMultipleSelectionInteraction: _OptionalMethods.TableViewDelegateTableViewDidEndMultipleSelectionInteraction? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var indexPathForPreferredFocusedView: _OptionalMethods.TableViewDelegateIndexPathForPreferredFocusedView? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TableViewDelegate {
        let target: any UITableViewDelegate

        public func callAsFunction(
            _ tableView: UITableView,
            willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            willDisplayHeaderView view: UIView,
            forSection section: Int
        ) {
            target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            willDisplayFooterView view: UIView,
            forSection section: Int
        ) {
            target.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            didEndDisplayingHeaderView view: UIView,
            forSection section: Int
        ) {
            target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            didEndDisplayingFooterView view: UIView,
            forSection section: Int
        ) {
            target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }

        public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:heightForRowAt:)") {
                target.tableView(tableView, heightForRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            target.tableView(tableView, heightForRowAt: indexPath)
        }

        public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:heightForHeaderInSection:)") {
                target.tableView(tableView, heightForHeaderInSection: section)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            target.tableView(tableView, heightForHeaderInSection: section)
        }

        public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:heightForFooterInSection:)") {
                target.tableView(tableView, heightForFooterInSection: section)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            target.tableView(tableView, heightForFooterInSection: section)
        }

        public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:estimatedHeightForRowAt:)") {
                target.tableView(tableView, estimatedHeightForRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            target.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            estimatedHeightForHeaderInSection section: Int
        ) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:estimatedHeightForHeaderInSection:)") {
                target.tableView(tableView, estimatedHeightForHeaderInSection: section)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            estimatedHeightForHeaderInSection section: Int
        ) -> CGFloat {
            target.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            estimatedHeightForFooterInSection section: Int
        ) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:estimatedHeightForFooterInSection:)") {
                target.tableView(tableView, estimatedHeightForFooterInSection: section)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            estimatedHeightForFooterInSection section: Int
        ) -> CGFloat {
            target.tableView(tableView, estimatedHeightForFooterInSection: section)
        }

        public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            _OptionalMethods.answer(of: "tableView(_:viewForHeaderInSection:)") {
                target.tableView(tableView, viewForHeaderInSection: section)
            }
        }

        public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            _OptionalMethods.answer(of: "tableView(_:viewForFooterInSection:)") {
                target.tableView(tableView, viewForFooterInSection: section)
            }
        }

        public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }

        public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:shouldHighlightRowAt:)") {
                target.tableView(tableView, shouldHighlightRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            target.tableView(tableView, shouldHighlightRowAt: indexPath)
        }

        public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            target.tableView(tableView, didHighlightRowAt: indexPath)
        }

        public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            target.tableView(tableView, didUnhighlightRowAt: indexPath)
        }

        public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            _OptionalMethods.answer(of: "tableView(_:willSelectRowAt:)") {
                target.tableView(tableView, willSelectRowAt: indexPath)
            }
        }

        public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            _OptionalMethods.answer(of: "tableView(_:willDeselectRowAt:)") {
                target.tableView(tableView, willDeselectRowAt: indexPath)
            }
        }

        public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            target.tableView(tableView, didSelectRowAt: indexPath)
        }

        public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            target.tableView(tableView, didDeselectRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle? {
            _OptionalMethods.answer(of: "tableView(_:editingStyleForRowAt:)") {
                target.tableView(tableView, editingStyleForRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            target.tableView(tableView, editingStyleForRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            _OptionalMethods.answer(of: "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
                target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
            }
        }

        public func callAsFunction(
            _ tableView: UITableView,
            leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            _OptionalMethods.answer(of: "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
                target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
            }
        }

        public func callAsFunction(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            _OptionalMethods.answer(of: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
                target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
            }
        }

        public func callAsFunction(
            _ tableView: UITableView,
            shouldIndentWhileEditingRowAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:shouldIndentWhileEditingRowAt:)") {
                target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            shouldIndentWhileEditingRowAt indexPath: IndexPath
        ) -> Bool {
            target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }

        public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            target.tableView(tableView, willBeginEditingRowAt: indexPath)
        }

        public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            target.tableView(tableView, didEndEditingRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath? {
            _OptionalMethods.answer(of: "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
                target.tableView(
                    tableView,
                    targetIndexPathForMoveFromRowAt: sourceIndexPath,
                    toProposedIndexPath: proposedDestinationIndexPath
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            target.tableView(
                tableView,
                targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath
            )
        }

        public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
            _OptionalMethods.answer(of: "tableView(_:indentationLevelForRowAt:)") {
                target.tableView(tableView, indentationLevelForRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            target.tableView(tableView, indentationLevelForRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            _OptionalMethods.answer(of: "tableView(_:contextMenuConfigurationForRowAt:point:)") {
                target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
            }
        }

        public func callAsFunction(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "tableView(_:previewForHighlightingContextMenuWithConfiguration:)") {
                target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
            }
        }

        public func callAsFunction(
            _ tableView: UITableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "tableView(_:previewForDismissingContextMenuWithConfiguration:)") {
                target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
            }
        }

        public func callAsFunction(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }

        @available(iOS 16, *)
        public func callAsFunction(
            _ tableView: UITableView,
            canPerformPrimaryActionForRowAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:canPerformPrimaryActionForRowAt:)") {
                target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        @available(iOS 16, *)
        public func callAsFunction(
            _ tableView: UITableView,
            canPerformPrimaryActionForRowAt indexPath: IndexPath
        ) -> Bool {
            target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }

        @available(iOS 16, *)
        public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
            _OptionalMethods.answer(of: "tableView(_:editActionsForRowAt:)") {
                target.tableView(tableView, editActionsForRowAt: indexPath)
            }
        }

        public func callAsFunction(
            _ tableView: UITableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:shouldBeginMultipleSelectionInteractionAt:)") {
                target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:shouldSpringLoadRowAt:with:)") {
                target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool {
            target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
        }

        public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:canFocusRowAt:)") {
                target.tableView(tableView, canFocusRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            target.tableView(tableView, canFocusRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            shouldUpdateFocusIn context: UITableViewFocusUpdateContext
        ) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:shouldUpdateFocusIn:)") {
                target.tableView(tableView, shouldUpdateFocusIn: context)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            shouldUpdateFocusIn context: UITableViewFocusUpdateContext
        ) -> Bool {
            target.tableView(tableView, shouldUpdateFocusIn: context)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            target.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            selectionFollowsFocusForRowAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:selectionFollowsFocusForRowAt:)") {
                target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            selectionFollowsFocusForRowAt indexPath: IndexPath
        ) -> Bool {
            target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
        }

        public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:shouldShowMenuForRowAt:)") {
                target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            canPerformAction action: Selector,
            forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:canPerformAction:forRowAt:withSender:)") {
                target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            canPerformAction action: Selector,
            forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool {
            target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            performAction action: Selector,
            forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) {
            target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    @preconcurrency @MainActor public struct TableViewDelegateTableViewDidEndMultipleSelectionInteraction {
        let target: any UITableViewDelegate

        public func callAsFunction(_ tableView: UITableView) {
            target.tableViewDidEndMultipleSelectionInteraction(tableView)
        }
    }

    @preconcurrency @MainActor public struct TableViewDelegateIndexPathForPreferredFocusedView {
        let target: any UITableViewDelegate

        public func callAsFunction(in tableView: UITableView) -> IndexPath? {
            _OptionalMethods.answer(of: "indexPathForPreferredFocusedView(in:)") {
                target.indexPathForPreferredFocusedView(in: tableView)
            }
        }
    }
}
