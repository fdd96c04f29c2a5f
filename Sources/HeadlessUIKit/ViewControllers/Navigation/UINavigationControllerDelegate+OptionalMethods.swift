// Made from UINavigationControllerDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        _OptionalMethods.note()
        return .allButUpsideDown
    }

    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        _OptionalMethods.note()
        return .portrait
    }
}

extension UINavigationControllerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var navigationController: _OptionalMethods.NavigationControllerDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var navigationControllerSupportedInterfaceOrientations: _OptionalMethods.NavigationControllerDelegateNavigationControllerSupportedInterfaceOrientations? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var navigationControllerPreferredInterfaceOrientationForPresentation: _OptionalMethods.NavigationControllerDelegateNavigationControllerPreferredInterfaceOrientationForPresentation? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct NavigationControllerDelegate {
        let target: any UINavigationControllerDelegate

        public func callAsFunction(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController,
            animated: Bool
        ) {
            target.navigationController(navigationController, willShow: viewController, animated: animated)
        }

        public func callAsFunction(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            target.navigationController(navigationController, didShow: viewController, animated: animated)
        }

        public func callAsFunction(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            _OptionalMethods.answer(of: "navigationController(_:animationControllerFor:from:to:)") {
                target.navigationController(
                    navigationController,
                    animationControllerFor: operation,
                    from: fromVC,
                    to: toVC
                )
            }
        }

        public func callAsFunction(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            _OptionalMethods.answer(of: "navigationController(_:interactionControllerFor:)") {
                target.navigationController(navigationController, interactionControllerFor: animationController)
            }
        }
    }

    @preconcurrency @MainActor public struct NavigationControllerDelegateNavigationControllerSupportedInterfaceOrientations {
        let target: any UINavigationControllerDelegate

        public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask? {
            _OptionalMethods.answer(of: "navigationControllerSupportedInterfaceOrientations(_:)") {
                target.navigationControllerSupportedInterfaceOrientations(navigationController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
            target.navigationControllerSupportedInterfaceOrientations(navigationController)
        }
    }

    @preconcurrency @MainActor public struct NavigationControllerDelegateNavigationControllerPreferredInterfaceOrientationForPresentation {
        let target: any UINavigationControllerDelegate

        public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientation? {
            _OptionalMethods.answer(of: "navigationControllerPreferredInterfaceOrientationForPresentation(_:)") {
                target.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientation {
            target.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
        }
    }
}
