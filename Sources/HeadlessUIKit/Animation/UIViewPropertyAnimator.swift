import Foundation

/// Runs animations that can be paused, scrubbed, reversed, extended and stopped.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    nonisolated(unsafe) private let storedTiming: any UITimingCurveProvider
    nonisolated private let storedDuration: TimeInterval
    private var startDelay: TimeInterval = 0
    private var phase = UIViewAnimatingState.inactive
    private var movesBackward = false
    /// Whether the animations are active but stand still.
    private var isHeld = false
    private var blocks: [(animation: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var animation: BlockAnimation?
    /// The animator itself while it runs, so that it lives until it ends.
    private var running: UIViewPropertyAnimator?
    private var flushesUpdates = false

    /// The timing curve of the animations.
    open var timingParameters: (any UITimingCurveProvider)? { storedTiming }

    /// The duration of the animations in seconds.
    open var duration: TimeInterval { storedDuration }

    /// The delay before the animations start, in seconds.
    open var delay: TimeInterval { startDelay }

    /// Whether users can interact with the views while they animate.
    open var isUserInteractionEnabled = true

    /// Whether the app hit-tests moving views itself. Stored only.
    open var isManualHitTestingEnabled = false

    /// Whether the animations can be paused, scrubbed and stopped. Set it before they start.
    open var isInterruptible = true

    /// Whether paused animations follow `fractionComplete` linearly instead of along the timing curve.
    open var scrubsLinearly = true

    /// Whether what is pending, such as properties and layout, is updated before the animations, and what they invalidate inside of them.
    @available(iOS 26, *)
    open var flushUpdates: Bool {
        get { flushesUpdates }
        set { flushesUpdates = newValue }
    }

    /// Whether the animator stays active, paused at the end, when the animations end.
    open var pausesOnCompletion = false

    /// Creates an animator with a timing curve. It does not start until `startAnimation()`.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        storedDuration = duration
        storedTiming = parameters.copy(with: nil) as? any UITimingCurveProvider ?? parameters
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
    ) -> Self {
        // Swift can't create a subclass without a required initializer.
        let made = UIViewPropertyAnimator(duration: duration, curve: options.animationCurve, animations: animations)
        guard let animator = made as? Self else {
            preconditionFailure("\(Self.self) can't be created by a class method of UIViewPropertyAnimator.")
        }
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// The current state of the animator.
    open var state: UIViewAnimatingState { phase }

    /// Whether the animations are moving.
    open var isRunning: Bool { phase == .active && !isHeld }

    /// Whether the animations run backward. Animations in progress turn around where they are.
    open var isReversed: Bool {
        get { movesBackward }
        set { reverse(newValue) }
    }

    /// How much of the animations is complete, from 0 to 1 in the direction in which they run. Setting it pauses them.
    open var fractionComplete: CGFloat {
        get { fraction }
        set { scrub(to: newValue) }
    }

    /// Adds animations. If the animator is already running, they take the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds animations that start after a share of the remaining duration, from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if let active = self.animation {
            run(animation, after: delayFactor, in: active)
        } else {
            blocks.append((animation, delayFactor))
        }
    }

    /// Adds a block to call when the animations end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Returns where the animations ended.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
        }
    }

    /// Starts the animations, or continues paused ones.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animations after a delay in seconds, or continues paused ones.
    open func startAnimation(afterDelay delay: TimeInterval) {
        switch phase {
        case .inactive: activate(after: delay)
        case .active where isHeld: continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default: break
        }
    }

    /// Pauses the animations where they are. Pausing an inactive animator makes it active at its start.
    open func pauseAnimation() {
        guard isInterruptible || phase == .inactive, phase != .stopped else { return }
        if phase == .inactive { activate(after: 0) }
        hold(at: nil)
    }

    /// Continues paused animations with another curve and a duration as a multiple of the animator's; 0 is the rest.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        guard phase == .active, isHeld, let animation else { return }
        isHeld = false
        running = self
        let rest = duration * TimeInterval(1 - fractionOnWay)
        let length = durationFactor > 0 ? duration * TimeInterval(durationFactor) : rest
        if let parameters {
            let curve = parameters.curve(duration: length)
            animation.run(isReversed: movesBackward, curve: curve, duration: length)
        } else {
            animation.run(isReversed: movesBackward, duration: durationFactor > 0 ? length : nil)
        }
    }

    /// Stops the animations and leaves the views at the values on screen.
    ///
    /// With `false` the animator waits for `finishAnimation(at:)`, which calls the completions; with `true` they are
    /// not called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard phase == .active else { return }
        animation?.stop()
        running = nil
        if withoutFinishing {
            reset()
        } else {
            phase = .stopped
        }
    }

    /// Finishes a stopped animator: sets the views to the values at a position, then calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(
            phase == .stopped,
            "It is an error to finish an animator that is not stopped: call stopAnimation(false) first"
        )
        animation?.settle(at: finalPosition.end)
        end(at: finalPosition)
    }

    /// Returns an inactive animator with the same duration and curve, and without animations and completions.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedCopy(self) }.animator
    }

    /// A new animator on its way out of the main actor, where the copy was asked for.
    private struct UncheckedCopy: @unchecked Sendable {
        let animator: UIViewPropertyAnimator

        @MainActor init(_ original: UIViewPropertyAnimator) {
            animator = UIViewPropertyAnimator(
                duration: original.storedDuration,
                timingParameters: original.storedTiming
            )
            animator.isUserInteractionEnabled = original.isUserInteractionEnabled
            animator.isManualHitTestingEnabled = original.isManualHitTestingEnabled
            animator.isInterruptible = original.isInterruptible
            animator.scrubsLinearly = original.scrubsLinearly
            animator.pausesOnCompletion = original.pausesOnCompletion
        }
    }
}

// MARK: - Running

extension UIViewPropertyAnimator {
    private func activate(after delay: TimeInterval) {
        startDelay = delay
        phase = .active
        isHeld = false
        let timing = AnimationTiming(duration: duration, delay: delay, curve: storedTiming.curve(duration: duration))
        let allowsTouches = isUserInteractionEnabled
        let animation = BlockAnimation(timing: timing, allowsUserInteraction: allowsTouches) { [weak self] _ in
            guard let self else { return }
            end(at: movesBackward ? .start : .end)
        }
        running = self
        animation.onEnd = { [weak self] in self?.holdsAtEnd() ?? false }
        self.animation = animation
        let blocks = blocks
        self.blocks = []
        for block in blocks { run(block.animation, after: block.delayFactor, in: animation) }
        animation.commit()
        if movesBackward { animation.run(isReversed: true) }
    }

    private func run(_ block: () -> Void, after delayFactor: CGFloat, in animation: BlockAnimation) {
        let rest = 1 - animation.timeFraction
        let outer = animation.keyframeTiming
        if delayFactor > 0 || rest < 1 {
            var part = animation.timing
            let wait = rest * Double(min(max(delayFactor, 0), 1))
            part.duration = duration * (rest - wait)
            part.delay = rest < 1 ? duration * wait : animation.timing.delay + duration * wait
            animation.keyframeTiming = part
        }
        UIView.withFlushedUpdates(flushesUpdates) { flush in
            BlockAnimation.run(UIView.areAnimationsEnabled ? animation : nil) {
                block()
                flush()
            }
        }
        animation.keyframeTiming = outer
    }

    private func holdsAtEnd() -> Bool {
        guard pausesOnCompletion, phase == .active else { return false }
        hold(at: 1)
        return true
    }

    private func end(at position: UIViewAnimatingPosition) {
        let completions = completions
        reset()
        for completion in completions { completion(position) }
    }

    private func reset() {
        phase = .inactive
        isHeld = false
        movesBackward = false
        animation = nil
        completions = []
        running = nil
    }
}

// MARK: - Scrubbing

extension UIViewPropertyAnimator {
    /// The completed share, from 0 to 1, in the direction in which the animations run.
    private var fractionOnWay: CGFloat { movesBackward ? 1 - fractionFromStart : fractionFromStart }

    private var fraction: CGFloat { animation == nil ? 0 : fractionOnWay }

    private var fractionFromStart: CGFloat {
        guard let animation else { return 0 }
        return CGFloat(scrubsLinearly ? animation.distanceFraction : animation.timeFraction)
    }

    private func scrub(to fraction: CGFloat) {
        guard isInterruptible || phase == .inactive, phase != .stopped else { return }
        if phase == .inactive { activate(after: 0) }
        hold(at: min(max(fraction, 0), 1))
    }

    /// Stands still at a completed share; `nil` is where the animations are.
    private func hold(at fraction: CGFloat?) {
        guard let animation else { return }
        let fraction = fraction ?? fractionOnWay
        isHeld = true
        running = nil
        let fromStart = Double(movesBackward ? 1 - fraction : fraction)
        if scrubsLinearly {
            animation.hold(atDistance: fromStart)
        } else {
            animation.hold(atTime: fromStart)
        }
    }

    private func reverse(_ isReversed: Bool) {
        guard isReversed != movesBackward else { return }
        movesBackward = isReversed
        guard phase == .active, !isHeld, let animation else { return }
        animation.run(isReversed: isReversed)
    }
}

// Apple's initializer is inherited, and nonisolated as that of `NSObject` is; a class of the main actor can't override it so.
extension UIViewPropertyAnimator {
    /// Creates an animator with a duration of 0.2 seconds and the default curve.
    @_documentation(visibility: private)
    public convenience init(_empty: Void = ()) {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
    }
}
