import Foundation

extension UICollectionViewDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var collectionView: _OptionalMethods.CollectionViewDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    /// `collectionView` of `UICollectionViewDelegate`.
    @preconcurrency @MainActor public struct CollectionViewDelegate {
        let target: any UICollectionViewDelegate

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:shouldHighlightItemAt:)") {
                target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            target.collectionView(collectionView, didHighlightItemAt: indexPath)
        }

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldSelectItemAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:shouldSelectItemAt:)") {
                target.collectionView(collectionView, shouldSelectItemAt: indexPath)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            shouldDeselectItemAt indexPath: IndexPath
        ) -> Bool? {
            _OptionalMethods.answer(of: "collectionView(_:shouldDeselectItemAt:)") {
                target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            target.collectionView(collectionView, didSelectItemAt: indexPath)
        }

        /// Calls the method.
        public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            target.collectionView(collectionView, didDeselectItemAt: indexPath)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }

        /// Calls the method; `nil` if it isn't implemented.
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

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }

        /// Calls the method; `nil` if it isn't implemented.
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

        /// Calls the method; `nil` if it isn't implemented.
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

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath? {
            _OptionalMethods.answer(of: "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)") {
                target.collectionView(
                    collectionView,
                    targetIndexPathForMoveFromItemAt: originalIndexPath,
                    toProposedIndexPath: proposedIndexPath
                )
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath? {
            _OptionalMethods.answer(
                of:
                    "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
            ) {
                target.collectionView(
                    collectionView,
                    targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                    atCurrentIndexPath: currentIndexPath,
                    toProposedIndexPath: proposedIndexPath
                )
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            _OptionalMethods.answer(of: "collectionView(_:contextMenuConfigurationForItemAt:point:)") {
                target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            _OptionalMethods.answer(of: "collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
                target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)") {
                target.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "collectionView(_:previewForDismissingContextMenuWithConfiguration:)") {
                target.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
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

        /// Calls the method; `nil` if it isn't implemented.
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

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
        }

        /// Calls the method; `nil` if it isn't implemented.
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
    }
}
