import Foundation

extension UITableViewDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var tableView: _OptionalMethods.TableViewDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    /// `tableView` of `UITableViewDelegate`.
    @preconcurrency @MainActor public struct TableViewDelegate {
        let target: any UITableViewDelegate

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            willDisplayHeaderView view: UIView,
            forSection section: Int
        ) {
            target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            willDisplayFooterView view: UIView,
            forSection section: Int
        ) {
            target.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            didEndDisplayingHeaderView view: UIView,
            forSection section: Int
        ) {
            target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            didEndDisplayingFooterView view: UIView,
            forSection section: Int
        ) {
            target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:heightForRowAt:)") {
                target.tableView(tableView, heightForRowAt: indexPath)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:heightForHeaderInSection:)") {
                target.tableView(tableView, heightForHeaderInSection: section)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:heightForFooterInSection:)") {
                target.tableView(tableView, heightForFooterInSection: section)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:estimatedHeightForRowAt:)") {
                target.tableView(tableView, estimatedHeightForRowAt: indexPath)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            estimatedHeightForHeaderInSection section: Int
        ) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:estimatedHeightForHeaderInSection:)") {
                target.tableView(tableView, estimatedHeightForHeaderInSection: section)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            estimatedHeightForFooterInSection section: Int
        ) -> CGFloat? {
            _OptionalMethods.answer(of: "tableView(_:estimatedHeightForFooterInSection:)") {
                target.tableView(tableView, estimatedHeightForFooterInSection: section)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            _OptionalMethods.answer(of: "tableView(_:viewForHeaderInSection:)") {
                target.tableView(tableView, viewForHeaderInSection: section)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            _OptionalMethods.answer(of: "tableView(_:viewForFooterInSection:)") {
                target.tableView(tableView, viewForFooterInSection: section)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:shouldHighlightRowAt:)") {
                target.tableView(tableView, shouldHighlightRowAt: indexPath)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            target.tableView(tableView, didHighlightRowAt: indexPath)
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            target.tableView(tableView, didUnhighlightRowAt: indexPath)
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            _OptionalMethods.answer(of: "tableView(_:willSelectRowAt:)") {
                target.tableView(tableView, willSelectRowAt: indexPath)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            _OptionalMethods.answer(of: "tableView(_:willDeselectRowAt:)") {
                target.tableView(tableView, willDeselectRowAt: indexPath)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            target.tableView(tableView, didSelectRowAt: indexPath)
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            target.tableView(tableView, didDeselectRowAt: indexPath)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle? {
            _OptionalMethods.answer(of: "tableView(_:editingStyleForRowAt:)") {
                target.tableView(tableView, editingStyleForRowAt: indexPath)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            _OptionalMethods.answer(of: "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
                target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            _OptionalMethods.answer(of: "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
                target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            _OptionalMethods.answer(of: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
                target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            shouldIndentWhileEditingRowAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:shouldIndentWhileEditingRowAt:)") {
                target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            target.tableView(tableView, willBeginEditingRowAt: indexPath)
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            target.tableView(tableView, didEndEditingRowAt: indexPath)
        }

        /// Calls the method; `nil` if it isn't implemented.
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

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
            _OptionalMethods.answer(of: "tableView(_:indentationLevelForRowAt:)") {
                target.tableView(tableView, indentationLevelForRowAt: indexPath)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            _OptionalMethods.answer(of: "tableView(_:contextMenuConfigurationForRowAt:point:)") {
                target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "tableView(_:previewForHighlightingContextMenuWithConfiguration:)") {
                target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "tableView(_:previewForDismissingContextMenuWithConfiguration:)") {
                target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
