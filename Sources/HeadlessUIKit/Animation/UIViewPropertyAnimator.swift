import Foundation

/// Runs animations that can be added to and stopped.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    /// How long the animations take, in seconds.
    public final let duration: TimeInterval

    /// How the animations run through their time.
    public final let timingParameters: (any UITimingCurveProvider)?

    /// How long the animations wait before they start, in seconds.
    public private(set) final var delay: TimeInterval = 0

    /// What the animator is doing.
    public private(set) final var state = UIViewAnimatingState.inactive

    /// Whether touches reach the views while they are animated.
    open var isUserInteractionEnabled = true

    private var blocks: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var animation: ViewAnimation?

    /// Makes an animator; nothing happens until it is started.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    /// Makes an animator with one of the usual curves.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a curve of its own.
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

    /// Makes an animator that moves like a spring.
    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
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

    /// Whether the animations run.
    open var isRunning: Bool { state == .active }

    /// Adds changes: to what will start, or where the animations run already, over the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) {
        guard let running = self.animation else {
            blocks.append(animation)
            return
        }
        let rest = max(0, running.remainingTime)
        UIView.animate(withDuration: rest, delay: 0, options: .overrideInheritedDuration, animations: animation)
    }

    /// Adds something to call when the animations are over.
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

    /// Stops the animations where they are: the views keep what is seen of them. Without finishing, the animator waits
    /// for `finishAnimation(at:)`, which calls the completions.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        animation?.stop()
        if withoutFinishing {
            reset()
        } else {
            state = .stopped
        }
    }

    /// Ends a stopped animator: the views take the values of that position, then the completions are called.
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
