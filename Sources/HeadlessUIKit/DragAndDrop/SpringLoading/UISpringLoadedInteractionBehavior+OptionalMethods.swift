// Made from UISpringLoadedInteractionBehavior.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

extension UISpringLoadedInteractionBehavior {
    @_documentation(visibility: private) @_disfavoredOverload
    public var interactionDidFinish: _OptionalMethods.SpringLoadedInteractionBehaviorInteractionDidFinish? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct SpringLoadedInteractionBehaviorInteractionDidFinish {
        let target: any UISpringLoadedInteractionBehavior

        public func callAsFunction(_ interaction: UISpringLoadedInteraction) {
            target.interactionDidFinish(interaction)
        }
    }
}
