import Foundation

/// Lets the user control a transition whose animator uses view animations.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var transition: CustomTransition?
    private var scrubber: AnimationScrubber?
    private var percent: CGFloat = 0

    /// The duration of the transition in seconds; 0 before it starts.
    open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

    /// How far the transition is, from 0 to 1, as last set by `update(_:)`.
    open var percentComplete: CGFloat { percent }

    /// How fast the transition runs to its end after the interaction; 1 is the animator's speed.
    open var completionSpeed: CGFloat = 1

    /// The curve with which the transition runs to its end after the interaction.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// The curve with which the transition runs to its end, in preference to `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition begins interactively.
    open var wantsInteractiveStart = true

    /// Runs the animator's animations and holds them at their start.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? CustomTransition else { return }
        attach(to: transition)
        percent = 0
        guard let clock = transition.containerView.window?.clock else { return transition.animate() }
        let scrubber = AnimationScrubber(clock: clock)
        self.scrubber = scrubber
        scrubber.record { transition.animate() }
    }

    /// Holds the running transition where it is, so that the user controls it again.
    open func pause() {
        guard let transition, let scrubber, transition.duration > 0 else { return }
        transition.pauseInteractiveTransition()
        update(CGFloat(scrubber.time / transition.duration))
    }

    /// Moves the transition to a fraction of its animations, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        percent = min(max(percentComplete, 0), 1)
        guard let transition, transition.isInteractive else { return }
        transition.updateInteractiveTransition(percent)
        scrubber?.hold(at: TimeInterval(percent) * transition.duration)
    }

    /// Ends the interaction: the transition runs back to its start.
    open func cancel() {
        end(isCancelled: true)
    }

    /// Ends the interaction: the transition runs to its end.
    open func finish() {
        end(isCancelled: false)
    }

    final func attach(to transition: CustomTransition) {
        self.transition = transition
        scrubber = nil
    }

    final func detach() {
        transition = nil
        scrubber = nil
    }

    private func end(isCancelled: Bool) {
        guard let transition, transition.isInteractive else { return }
        if isCancelled {
            transition.cancelInteractiveTransition()
        } else {
            transition.finishInteractiveTransition()
        }
        guard let scrubber else { return }
        let rest = TimeInterval(isCancelled ? percent : 1 - percent) * transition.duration
        scrubber.run(
            to: isCancelled ? 0 : transition.duration,
            in: completionSpeed > 0 ? rest / TimeInterval(completionSpeed) : 0,
            curve: timingCurve?.cubicTimingParameters?.timing
                ?? UICubicTimingParameters(animationCurve: completionCurve).timing
        )
    }
}
