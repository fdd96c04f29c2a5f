// Made from UIViewControllerTransitioningDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}

extension UIViewControllerTransitioningDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var animationController: _OptionalMethods.ViewControllerTransitioningDelegateAnimationController? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var interactionControllerForPresentation: _OptionalMethods.ViewControllerTransitioningDelegateInteractionControllerForPresentation? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var interactionControllerForDismissal: _OptionalMethods.ViewControllerTransitioningDelegateInteractionControllerForDismissal? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var presentationController: _OptionalMethods.ViewControllerTransitioningDelegatePresentationController? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct ViewControllerTransitioningDelegateAnimationController {
        let target: any UIViewControllerTransitioningDelegate

        public func callAsFunction(
            forPresented presented: UIViewController,
            presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            _OptionalMethods.answer(of: "animationController(forPresented:presenting:source:)") {
                target.animationController(forPresented: presented, presenting: presenting, source: source)
            }
        }

        public func callAsFunction(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            _OptionalMethods.answer(of: "animationController(forDismissed:)") {
                target.animationController(forDismissed: dismissed)
            }
        }
    }

    @preconcurrency @MainActor public struct ViewControllerTransitioningDelegateInteractionControllerForPresentation {
        let target: any UIViewControllerTransitioningDelegate

        public func callAsFunction(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            _OptionalMethods.answer(of: "interactionControllerForPresentation(using:)") {
                target.interactionControllerForPresentation(using: animator)
            }
        }
    }

    @preconcurrency @MainActor public struct ViewControllerTransitioningDelegateInteractionControllerForDismissal {
        let target: any UIViewControllerTransitioningDelegate

        public func callAsFunction(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            _OptionalMethods.answer(of: "interactionControllerForDismissal(using:)") {
                target.interactionControllerForDismissal(using: animator)
            }
        }
    }

    @preconcurrency @MainActor public struct ViewControllerTransitioningDelegatePresentationController {
        let target: any UIViewControllerTransitioningDelegate

        public func callAsFunction(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            _OptionalMethods.answer(of: "presentationController(forPresented:presenting:source:)") {
                target.presentationController(forPresented: presented, presenting: presenting, source: source)
            }
        }
    }
}
