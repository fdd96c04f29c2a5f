import Foundation

extension UIView {
    /// Whether changes inside animation blocks are animated.
    public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// Sets whether changes inside animation blocks are animated.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.areEnabled = enabled
    }

    /// The duration in seconds of the animation whose block is running; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.timing.duration ?? 0 }

    /// Runs a block without animating the changes it makes.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = ViewAnimation.areEnabled
        ViewAnimation.areEnabled = false
        ViewAnimation.run(nil, actionsWithoutAnimation)
        ViewAnimation.areEnabled = wereEnabled
    }

    /// Animates the changes that a block makes. The duration is in seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates the changes that a block makes, then calls the completion with whether the animation ran to its end.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes that a block makes after a delay. Duration and delay are in seconds.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationTiming(duration: duration, delay: delay, curve: options.curve)
        perform(timing, options: options, animations: animations, completion: completion)
    }

    /// Animates the changes that a block makes like a spring. A damping of 1 does not overshoot; the velocity is in
    /// total distances a second.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
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

    /// Repeats the animations that a block starts.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
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
        var timing = timing
        if let outer = ViewAnimation.current {
            if !options.contains(.overrideInheritedDuration) {
                timing.duration = outer.timing.duration
                timing.delay = outer.timing.delay
            }
            if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
        }
        guard areAnimationsEnabled, timing.duration.isFinite, timing.duration > 0 || timing.delay > 0 else {
            ViewAnimation.run(nil, animations)
            complete(completion)
            return
        }
        timing.repeats = options.contains(.repeat)
        timing.autoreverses = options.contains(.autoreverse)
        if let count = repeatedAnimation {
            (timing.repeatCount, timing.autoreverses) = (count.count, count.autoreverses)
        }
        let animation = ViewAnimation(timing: timing, options: options, completion: completion)
        ViewAnimation.run(animation) {
            animations()
            if options.contains(.layoutSubviews) { animation.layoutChangedViews() }
        }
        animation.commit()
    }
}
