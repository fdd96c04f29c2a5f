// The controller in front decides on the status bar: one that is presented over the full screen, and there the child that its
// parent names.
extension UIViewController {
    final var shownStatusBarStyle: UIStatusBarStyle { decider(\.childForStatusBarStyle).preferredStatusBarStyle }

    final var hidesStatusBar: Bool { decider(\.childForStatusBarHidden).prefersStatusBarHidden }

    private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var decider = self
        while let presented = decider.presentedViewController, presented.capturesStatusBar { decider = presented }
        while let next = child(decider), next !== decider { decider = next }
        return decider
    }

    private var capturesStatusBar: Bool {
        !isBeingDismissed && (modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance)
    }
}
