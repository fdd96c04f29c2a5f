import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to page turns by the user.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when the user starts to turn a page.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )

    /// Called after the animation ended; `completed` is whether the page was turned.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )
}
