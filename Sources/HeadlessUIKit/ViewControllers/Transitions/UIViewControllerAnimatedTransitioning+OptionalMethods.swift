// Made from UIViewControllerAnimatedTransitioning.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating) {
        _OptionalMethods.note()
        return UIViewPropertyAnimator(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear))
    }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

extension UIViewControllerAnimatedTransitioning {
    @_documentation(visibility: private) @_disfavoredOverload
    public var interruptibleAnimator: _OptionalMethods.ViewControllerAnimatedTransitioningInterruptibleAnimator? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var animationEnded: _OptionalMethods.ViewControllerAnimatedTransitioningAnimationEnded? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct ViewControllerAnimatedTransitioningInterruptibleAnimator {
        let target: any UIViewControllerAnimatedTransitioning

        public func callAsFunction(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> (any UIViewImplicitlyAnimating)? {
            _OptionalMethods.answer(of: "interruptibleAnimator(using:)") {
                target.interruptibleAnimator(using: transitionContext)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> (any UIViewImplicitlyAnimating) {
            target.interruptibleAnimator(using: transitionContext)
        }
    }

    @preconcurrency @MainActor public struct ViewControllerAnimatedTransitioningAnimationEnded {
        let target: any UIViewControllerAnimatedTransitioning

        public func callAsFunction(_ transitionCompleted: Bool) {
            target.animationEnded(transitionCompleted)
        }
    }
}
