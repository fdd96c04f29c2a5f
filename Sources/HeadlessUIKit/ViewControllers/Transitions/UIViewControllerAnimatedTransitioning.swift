import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Animates a transition between view controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    // required
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    // required
    /// Runs the animations, and calls `completeTransition(_:)` of the context after them.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    // default: UIViewPropertyAnimator(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear))
    /// Returns the animator of the transition, which the app's `animateTransition(using:)` starts.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)

    /// Called after the transition, with whether it was not canceled.
    func animationEnded(_ transitionCompleted: Bool)
}
