// Made from UIViewControllerAnimatedTransitioning.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}

extension UIViewControllerAnimatedTransitioning {
    @_documentation(visibility: private) @_disfavoredOverload
    public var animationEnded: _OptionalMethods.ViewControllerAnimatedTransitioningAnimationEnded? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct ViewControllerAnimatedTransitioningAnimationEnded {
        let target: any UIViewControllerAnimatedTransitioning

        public func callAsFunction(_ transitionCompleted: Bool) {
            target.animationEnded(transitionCompleted)
        }
    }
}
