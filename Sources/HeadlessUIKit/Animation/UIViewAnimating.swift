import Foundation

/// An object that runs animations and lets code start, pause, reverse and scrub them.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The current state of the animator.
    var state: UIViewAnimatingState { get }

    /// Whether the animations are moving.
    var isRunning: Bool { get }

    /// Whether the animations run backward.
    var isReversed: Bool { get set }

    /// How much of the animations is complete, from 0 to 1 in the direction in which they run.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or continues paused ones.
    func startAnimation()

    /// Starts the animations after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)

    /// Pauses the animations where they are.
    func pauseAnimation()

    /// Stops the animations and leaves the views at the values on screen.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Finishes stopped animations: sets the views to the values at a position, then calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that code can add animations to. All requirements are optional.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds animations that start after a share of the remaining duration, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

    /// Adds animations.
    func addAnimations(_ animation: @escaping () -> Void)

    /// Adds a block to call when the animations end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    /// Continues paused animations with another curve and a duration as a multiple of the animator's; 0 is the rest.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// The default implementation does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

    /// The default implementation does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}

    /// The default implementation does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

    /// Returns where the animations ended.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
        }
    }

    /// The default implementation does nothing.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {}
}
