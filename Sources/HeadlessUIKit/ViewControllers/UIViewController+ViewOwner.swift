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
