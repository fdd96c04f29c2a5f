import Foundation

extension UIContextMenuInteractionDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var contextMenuInteraction: _OptionalMethods.ContextMenuInteraction? { .init(target: self) }
}

extension _OptionalMethods {
    /// The optional methods named `contextMenuInteraction`.
    @preconcurrency @MainActor public struct ContextMenuInteraction {
        let target: any UIContextMenuInteractionDelegate

        /// Calls the method; `nil` if it isn't implemented.
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

        /// Calls the method; `nil` if it isn't implemented.
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

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)") {
                target.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)") {
                target.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
            }
        }

        /// Calls the method if it is implemented.
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

        /// Calls the method if it is implemented.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        }

        /// Calls the method if it is implemented.
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        }
    }
}
