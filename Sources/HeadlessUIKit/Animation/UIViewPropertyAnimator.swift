import Foundation

/// Runs animations that can be extended and stopped while they run.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    /// The duration of the animations in seconds.
    public final let duration: TimeInterval

    /// The timing curve of the animations.
    public final let timingParameters: (any UITimingCurveProvider)?

    /// The delay before the animations start, in seconds.
    public private(set) final var delay: TimeInterval = 0

    /// The current state of the animator.
    public private(set) final var state = UIViewAnimatingState.inactive

    /// Whether users can interact with the views while they animate.
    open var isUserInteractionEnabled = true

    private var blocks: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var animation: ViewAnimation?

    /// Creates an animator with a timing curve. It does not start until `startAnimation()`.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    /// Creates an animator with one of the predefined curves.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring. A damping ratio of 1 does not overshoot.
    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.animationCurve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Whether the animations are running.
    open var isRunning: Bool { state == .active }

    /// Adds animations. If the animator is already running, they take the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) {
        guard let running = self.animation else {
            blocks.append(animation)
            return
        }
        let rest = max(0, running.remainingTime)
        UIView.animate(withDuration: rest, delay: 0, options: .overrideInheritedDuration, animations: animation)
    }

    /// Adds a block to call when the animations end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Starts the animations.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animations after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive, animation == nil else { return }
        self.delay = delay
        state = .active
        let timing = AnimationTiming(duration: duration, delay: delay, curve: curve)
        let blocks = blocks
        self.blocks = []
        let animation = ViewAnimation(timing: timing, options: .allowUserInteraction) { [self] _ in end(at: .end) }
        self.animation = animation
        ViewAnimation.run(UIView.areAnimationsEnabled ? animation : nil) {
            for block in blocks { block() }
        }
        animation.commit()
    }

    /// Stops the animations and leaves the views at the values on screen.
    ///
    /// With `false` the animator waits for `finishAnimation(at:)`, which calls the completions; with `true` they are
    /// not called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        animation?.stop()
        if withoutFinishing {
            reset()
        } else {
            state = .stopped
        }
    }

    /// Finishes a stopped animator: sets the views to the values at a position, then calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(
            state == .stopped,
            "It is an error to finish an animator that is not stopped: call stopAnimation(false) first"
        )
        animation?.settle(at: finalPosition)
        end(at: finalPosition)
    }

    private var curve: TimingCurve {
        if let cubic = timingParameters?.cubicTimingParameters { return cubic.timing }
        guard let spring = timingParameters?.springTimingParameters else { return .easeInOut }
        let velocity = max(abs(spring.initialVelocity.dx), abs(spring.initialVelocity.dy))
        return .spring(dampingRatio: Double(spring.dampingRatio), initialVelocity: Double(velocity) * duration)
    }

    private func end(at position: UIViewAnimatingPosition) {
        let completions = completions
        reset()
        for completion in completions { completion(position) }
    }

    private func reset() {
        state = .inactive
        animation = nil
        completions = []
    }
}
