// Made from UITabBarControllerDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

    @available(iOS 18, *)
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        _OptionalMethods.note()
        return true
    }

    @available(iOS 18, *)
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}

    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        _OptionalMethods.note()
        return .allButUpsideDown
    }

    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        _OptionalMethods.note()
        return .portrait
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UITabBarControllerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var tabBarController: _OptionalMethods.TabBarControllerDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var tabBarControllerSupportedInterfaceOrientations: _OptionalMethods.TabBarControllerDelegateTabBarControllerSupportedInterfaceOrientations? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var tabBarControllerPreferredInterfaceOrientationForPresentation: _OptionalMethods.TabBarControllerDelegateTabBarControllerPreferredInterfaceOrientationForPresentation? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TabBarControllerDelegate {
        let target: any UITabBarControllerDelegate

        public func callAsFunction(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool? {
            _OptionalMethods.answer(of: "tabBarController(_:shouldSelect:)") {
                target.tabBarController(tabBarController, shouldSelect: viewController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool {
            target.tabBarController(tabBarController, shouldSelect: viewController)
        }

        public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            target.tabBarController(tabBarController, didSelect: viewController)
        }

        @available(iOS 18, *)
        public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool? {
            _OptionalMethods.answer(of: "tabBarController(_:shouldSelectTab:)") {
                target.tabBarController(tabBarController, shouldSelectTab: tab)
            }
        }

        @_disfavoredOverload
        @available(iOS 18, *)
        public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            target.tabBarController(tabBarController, shouldSelectTab: tab)
        }

        @available(iOS 18, *)
        public func callAsFunction(
            _ tabBarController: UITabBarController,
            didSelectTab selectedTab: UITab,
            previousTab: UITab?
        ) {
            target.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
        }

        public func callAsFunction(
            _ tabBarController: UITabBarController,
            willBeginCustomizing viewControllers: [UIViewController]
        ) {
            target.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
        }

        public func callAsFunction(
            _ tabBarController: UITabBarController,
            willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            target.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
        }

        public func callAsFunction(
            _ tabBarController: UITabBarController,
            didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            target.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
        }

        public func callAsFunction(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            _OptionalMethods.answer(of: "tabBarController(_:interactionControllerFor:)") {
                target.tabBarController(tabBarController, interactionControllerFor: animationController)
            }
        }

        public func callAsFunction(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            _OptionalMethods.answer(of: "tabBarController(_:animationControllerForTransitionFrom:to:)") {
                target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
            }
        }
    }

    @preconcurrency @MainActor public struct TabBarControllerDelegateTabBarControllerSupportedInterfaceOrientations {
        let target: any UITabBarControllerDelegate

        public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask? {
            _OptionalMethods.answer(of: "tabBarControllerSupportedInterfaceOrientations(_:)") {
                target.tabBarControllerSupportedInterfaceOrientations(tabBarController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
            target.tabBarControllerSupportedInterfaceOrientations(tabBarController)
        }
    }

    @preconcurrency @MainActor public struct TabBarControllerDelegateTabBarControllerPreferredInterfaceOrientationForPresentation {
        let target: any UITabBarControllerDelegate

        public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientation? {
            _OptionalMethods.answer(of: "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)") {
                target.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientation {
            target.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
        }
    }
}
