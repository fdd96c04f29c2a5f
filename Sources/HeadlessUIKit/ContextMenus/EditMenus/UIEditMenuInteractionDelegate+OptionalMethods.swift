// Made from UIEditMenuInteractionDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        _OptionalMethods.note()
        return CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

extension UIEditMenuInteractionDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var editMenuInteraction: _OptionalMethods.EditMenuInteractionDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct EditMenuInteractionDelegate {
        let target: any UIEditMenuInteractionDelegate

        public func callAsFunction(
            _ interaction: UIEditMenuInteraction,
            menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            _OptionalMethods.answer(of: "editMenuInteraction(_:menuFor:suggestedActions:)") {
                target.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions)
            }
        }

        public func callAsFunction(
            _ interaction: UIEditMenuInteraction,
            targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect? {
            _OptionalMethods.answer(of: "editMenuInteraction(_:targetRectFor:)") {
                target.editMenuInteraction(interaction, targetRectFor: configuration)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ interaction: UIEditMenuInteraction,
            targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect {
            target.editMenuInteraction(interaction, targetRectFor: configuration)
        }

        public func callAsFunction(
            _ interaction: UIEditMenuInteraction,
            willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            target.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
        }

        public func callAsFunction(
            _ interaction: UIEditMenuInteraction,
            willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            target.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator)
        }
    }
}
