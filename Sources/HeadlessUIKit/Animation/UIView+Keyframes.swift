import Foundation

extension UIView {
    /// How an animation of several parts runs. The values are UIKit's.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the views that change, so that their subviews are animated along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach the views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from what is seen rather than adding to the animation under way.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats for good.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs there and back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Keeps its own options inside another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Goes evenly from each part to the next; what is done where nothing is given.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each part happens at once when its time comes.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    }

    /// How long a part takes that happens at once, in seconds.
    private static let instant: TimeInterval = 1e-9

    /// The animation of several parts whose block is running: a static method adds to it.
    private static var partedAnimation: (animation: ViewAnimation, timing: AnimationTiming, isDiscrete: Bool)?

    /// Animates what the parts change that a block adds, each in its share of the time.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard areAnimationsEnabled, duration.isFinite, duration > 0 || delay > 0 else {
            ViewAnimation.run(nil, animations)
            completion?(true)
            return
        }
        let viewOptions = AnimationOptions(rawValue: options.rawValue)
        var timing = AnimationTiming(duration: duration, delay: delay, curve: viewOptions.curve)
        timing.repeats = options.contains(.repeat)
        timing.autoreverses = options.contains(.autoreverse)
        let animation = ViewAnimation(timing: timing, options: viewOptions, completion: completion)
        let outer = partedAnimation
        partedAnimation = (animation, timing, options.contains(.calculationModeDiscrete))
        ViewAnimation.run(animation) {
            animations()
            if options.contains(.layoutSubviews) { animation.layoutChangedViews() }
        }
        partedAnimation = outer
        animation.commit()
    }

    /// Adds a part to the animation whose block is running; start and duration are shares of its time.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let (animation, whole, isDiscrete) = partedAnimation else {
            animations()
            return
        }
        var part = whole
        part.delay = whole.delay + whole.duration * frameStartTime
        part.duration = isDiscrete ? Self.instant : whole.duration * frameDuration
        part.period = whole.delay + whole.duration
        let outer = animation.partTiming
        animation.partTiming = part
        animations()
        animation.partTiming = outer
    }
}
