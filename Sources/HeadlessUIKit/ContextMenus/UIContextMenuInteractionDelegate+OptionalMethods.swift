// Made from UIContextMenuInteractionDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIContextMenuInteractionDelegate {
    @available(iOS 16, *)
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }

    @available(iOS 16, *)
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

extension UIContextMenuInteractionDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var contextMenuInteraction: _OptionalMethods.ContextMenuInteractionDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct ContextMenuInteractionDelegate {
        let target: any UIContextMenuInteractionDelegate

        @available(iOS 16, *)
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)") {
                target.contextMenuInteraction(
                    interaction,
                    configuration: configuration,
                    highlightPreviewForItemWithIdentifier: identifier
                )
            }
        }

        @available(iOS 16, *)
        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)") {
                target.contextMenuInteraction(
                    interaction,
                    configuration: configuration,
                    dismissalPreviewForItemWithIdentifier: identifier
                )
            }
        }

        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)") {
                target.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
            }
        }

        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            _OptionalMethods.answer(of: "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)") {
                target.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
            }
        }

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

        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        }

        public func callAsFunction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            target.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        }
    }
}
