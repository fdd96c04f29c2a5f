import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to the selection of tabs by the user.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    // default: true
    /// Returns whether a tap may select a view controller.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// Called after a tap selected a view controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    // default: true
    /// Returns whether a tap may select a tab.
    @available(iOS 18, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// Called after a tap selected a tab.
    @available(iOS 18, *)
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )

    /// Called before the user arranges the tabs. Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )

    /// Called before the user ends arranging the tabs. Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )

    /// Called after the user arranged the tabs. Never called here.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )

    // default: .allButUpsideDown
    /// Returns the orientations that the tab bar controller supports.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    // default: .portrait
    /// Returns the orientation in which the tab bar controller is best presented.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation

    /// Returns what lets the user control a change of tabs; `nil` if it is not interactive.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns what animates a change of tabs; `nil` for none.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}
