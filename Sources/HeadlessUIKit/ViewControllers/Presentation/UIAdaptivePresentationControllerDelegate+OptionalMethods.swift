// Made from UIAdaptivePresentationControllerDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        _OptionalMethods.note()
        return .pageSheet
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIAdaptivePresentationControllerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var adaptivePresentationStyle: _OptionalMethods.AdaptivePresentationControllerDelegateAdaptivePresentationStyle? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var presentationController: _OptionalMethods.AdaptivePresentationControllerDelegatePresentationController? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var presentationControllerShouldDismiss: _OptionalMethods.AdaptivePresentationControllerDelegatePresentationControllerShouldDismiss? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var presentationControllerWillDismiss: _OptionalMethods.AdaptivePresentationControllerDelegatePresentationControllerWillDismiss? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var presentationControllerDidDismiss: _OptionalMethods.AdaptivePresentationControllerDelegatePresentationControllerDidDismiss? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var presentationControllerDidAttemptToDismiss: _OptionalMethods.AdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismiss? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct AdaptivePresentationControllerDelegateAdaptivePresentationStyle {
        let target: any UIAdaptivePresentationControllerDelegate

        public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle? {
            _OptionalMethods.answer(of: "adaptivePresentationStyle(for:)") {
                target.adaptivePresentationStyle(for: controller)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
            target.adaptivePresentationStyle(for: controller)
        }

        public func callAsFunction(
            for controller: UIPresentationController,
            traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle? {
            _OptionalMethods.answer(of: "adaptivePresentationStyle(for:traitCollection:)") {
                target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            for controller: UIPresentationController,
            traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        }
    }

    @preconcurrency @MainActor public struct AdaptivePresentationControllerDelegatePresentationController {
        let target: any UIAdaptivePresentationControllerDelegate

        public func callAsFunction(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) {
            target.presentationController(presentationController, prepare: adaptivePresentationController)
        }

        public func callAsFunction(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            _OptionalMethods.answer(of: "presentationController(_:viewControllerForAdaptivePresentationStyle:)") {
                target.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
            }
        }

        public func callAsFunction(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            target.presentationController(
                presentationController,
                willPresentWithAdaptiveStyle: style,
                transitionCoordinator: transitionCoordinator
            )
        }
    }

    @preconcurrency @MainActor public struct AdaptivePresentationControllerDelegatePresentationControllerShouldDismiss {
        let target: any UIAdaptivePresentationControllerDelegate

        public func callAsFunction(_ presentationController: UIPresentationController) -> Bool? {
            _OptionalMethods.answer(of: "presentationControllerShouldDismiss(_:)") {
                target.presentationControllerShouldDismiss(presentationController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ presentationController: UIPresentationController) -> Bool {
            target.presentationControllerShouldDismiss(presentationController)
        }
    }

    @preconcurrency @MainActor public struct AdaptivePresentationControllerDelegatePresentationControllerWillDismiss {
        let target: any UIAdaptivePresentationControllerDelegate

        public func callAsFunction(_ presentationController: UIPresentationController) {
            target.presentationControllerWillDismiss(presentationController)
        }
    }

    @preconcurrency @MainActor public struct AdaptivePresentationControllerDelegatePresentationControllerDidDismiss {
        let target: any UIAdaptivePresentationControllerDelegate

        public func callAsFunction(_ presentationController: UIPresentationController) {
            target.presentationControllerDidDismiss(presentationController)
        }
    }

    @preconcurrency @MainActor public struct AdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismiss {
        let target: any UIAdaptivePresentationControllerDelegate

        public func callAsFunction(_ presentationController: UIPresentationController) {
            target.presentationControllerDidAttemptToDismiss(presentationController)
        }
    }
}
