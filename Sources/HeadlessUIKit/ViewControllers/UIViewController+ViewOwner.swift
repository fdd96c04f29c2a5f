import Foundation

extension UIViewController: WindowRoot, UIAppearanceContainer {
    final var rootView: UIView? { view }

    final func window(_ window: UIWindow, willChangeTo size: CGSize) -> @MainActor () -> Void {
        guard isViewLoaded else { return {} }
        let transition = TransitionCoordinator(in: window, duration: 0)
        viewWillTransition(to: size, with: transition)
        return { transition.finish() }
    }

    final func window(_ window: UIWindow, willChangeTo traits: UITraitCollection) -> @MainActor () -> Void {
        guard isViewLoaded else { return {} }
        let transition = TransitionCoordinator(in: window, duration: 0)
        willTransition(to: traits, with: transition)
        return { transition.finish() }
    }

    final func leaveWindow() {
        presentation?.dismiss(animated: false, completion: nil)
        viewIfLoaded?.removeFromSuperview()
    }
}

extension UIWindow {
    /// The controller whose view fills the window.
    ///
    /// It stands in an extension, where it cannot be overridden, so that windows need not know controllers.
    public final var rootViewController: UIViewController? {
        get { root as? UIViewController }
        set { root = newValue }
    }
}
