import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Adapts a presentation to its environment, and responds to a dismissal by the user.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    // default: .pageSheet
    /// Returns the style for a compact environment.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    // default: adaptivePresentationStyle(for: controller)
    /// Returns the style for a trait collection.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Prepares the presentation controller to which a presentation adapts.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    )

    /// Returns the view controller to present in a style to which a presentation adapts; `nil` for the same one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Called before the view controller is presented, with the style to which the presentation adapts.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    // default: true
    /// Returns whether the user may dismiss the presented view controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called before the user dismisses the presented view controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called after the user dismissed the presented view controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called after the user tried to dismiss a view controller that must not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
