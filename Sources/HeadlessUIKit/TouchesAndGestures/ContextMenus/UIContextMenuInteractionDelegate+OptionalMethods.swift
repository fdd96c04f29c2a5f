import Foundation

extension UIContextMenuInteractionDelegate {
    /// The optional methods of that name, to be called after a question mark.
    @_documentation(visibility: private) @_disfavoredOverload
    public var contextMenuInteraction: _OptionalMethods.ContextMenuInteraction? { .init(target: self) }
}

extension _OptionalMethods {
    /// `contextMenuInteraction` of `UIContextMenuInteractionDelegate`.
    @preconcurrency @MainActor public struct ContextMenuInteraction {
        let target: any UIContextMenuInteractionDelegate

        /// Calls the method.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(
                of: "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)"
            ) {
                target.contextMenuInteraction(
                    interaction,
                    configuration: configuration,
                    highlightPreviewForItemWithIdentifier: identifier
                )
            }
        }

        /// Calls the method.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(
                of: "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)"
            ) {
                target.contextMenuInteraction(
                    interaction,
                    configuration: configuration,
                    dismissalPreviewForItemWithIdentifier: identifier
                )
            }
        }

        /// Calls the method.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)") {
                target.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
            }
        }

        /// Calls the method.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)") {
                target.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
            }
        }

        /// Calls the method.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            target.contextMenuInteraction(
                interaction,
                willPerformPreviewActionForMenuWith: configuration,
                animator: animator
            )
        }

        /// Calls the method.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        }

        /// Calls the method.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        }
    }
}
