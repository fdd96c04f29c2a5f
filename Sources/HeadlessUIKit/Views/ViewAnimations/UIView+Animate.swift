import Foundation

extension UIView {
    static func runWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        withFlushedUpdates(false) { flush in
            let wereEnabled = BlockAnimation.areEnabled
            BlockAnimation.areEnabled = false
            BlockAnimation.run(nil) {
                actionsWithoutAnimation()
                flush()
            }
            BlockAnimation.areEnabled = wereEnabled
        }
    }

    static func performAnimate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        performAnimate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    static func performAnimate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let timing = AnimationTiming(duration: duration, delay: delay, curve: options.curve)
        perform(timing, options: options, animations: animations, completion: completion)
    }

    static func performAnimate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let curve = TimingCurve.spring(
            dampingRatio: Double(dampingRatio),
            initialVelocity: Double(velocity) * duration
        )
        let timing = AnimationTiming(duration: duration, delay: delay, curve: curve)
        perform(timing, options: options, animations: animations, completion: completion)
    }

    /// Calls the completion of changes that were made at once: in the next turn, or now if animations are disabled.
    static func complete(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        if areAnimationsEnabled { NextTurn.perform { completion(true) } } else { completion(true) }
    }

    /// The repetition that `modifyAnimations(withRepeatCount:autoreverses:animations:)` asks for.
    private static var repeatedAnimation: (count: Double, autoreverses: Bool)?

    static func performModifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        let outer = repeatedAnimation
        repeatedAnimation = (Double(count), autoreverses)
        animations()
        repeatedAnimation = outer
    }

    private static func perform(
        _ timing: AnimationTiming,
        options: AnimationOptions,
        animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        withFlushedUpdates(options.rawValue & AnimationOptions.flushUpdatesMask != 0) { flush in
            performFlushed(timing, options: options, completion: completion) {
                animations()
                flush()
            }
        }
    }

    private static func performFlushed(
        _ timing: AnimationTiming,
        options: AnimationOptions,
        completion: ((Bool) -> Void)?,
        animations: () -> Void
    ) {
        var timing = timing
        if let outer = BlockAnimation.current {
            if !options.contains(.overrideInheritedDuration) {
                timing.duration = outer.timing.duration
                timing.delay = outer.timing.delay
            }
            if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
        }
        guard areAnimationsEnabled, timing.duration.isFinite, timing.duration > 0 || timing.delay > 0 else {
            BlockAnimation.run(nil, animations)
            complete(completion)
            return
        }
        timing.repeats = options.contains(.repeat)
        timing.autoreverses = options.contains(.autoreverse)
        if let count = repeatedAnimation {
            (timing.repeatCount, timing.autoreverses) = (count.count, count.autoreverses)
        }
        let animation = BlockAnimation(
            timing: timing,
            beginsFromCurrentState: options.contains(.beginFromCurrentState),
            allowsUserInteraction: options.contains(.allowUserInteraction),
            completion: completion
        )
        BlockAnimation.run(animation) {
            animations()
            if options.contains(.layoutSubviews) { animation.layoutChangedViews() }
        }
        animation.commit()
    }
}
