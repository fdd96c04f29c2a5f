import Foundation

extension UIView {
    /// The options of a keyframe animation. The raw values are UIKit's.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The raw bits, the same as UIKit's.
        public let rawValue: UInt

        /// Creates a set from UIKit's raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the changed views inside the animation, so that their subviews animate with them.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets users interact with the views while they animate.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the values on screen instead of adding to the running animation.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs forward and backward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration when nested in another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Keeps its own options when nested in another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Interpolates linearly between keyframes. This is the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Applies each keyframe at once at its start time.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates at a constant speed. Runs like `calculationModeLinear` here.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates along a smooth curve. Runs like `calculationModeLinear` here.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates along a smooth curve at a constant speed. Runs like `calculationModeLinear` here.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The three bits that hold the calculation mode.
        private static let modeMask: UInt = 7 << 10

        var isDiscrete: Bool { rawValue & Self.modeMask == Self.calculationModeDiscrete.rawValue }
    }

    /// The duration of a discrete keyframe in seconds.
    private static let instant: TimeInterval = 1e-9

    /// The keyframe animation whose block is running; `addKeyframe` adds to it.
    private static var currentKeyframeAnimation: (animation: BlockAnimation, timing: AnimationTiming, isDiscrete: Bool)?

    static func performAnimateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard areAnimationsEnabled, duration.isFinite, duration > 0 || delay > 0 else {
            BlockAnimation.run(nil, animations)
            complete(completion)
            return
        }
        let viewOptions = AnimationOptions(rawValue: options.rawValue)
        var timing = AnimationTiming(duration: duration, delay: delay, curve: viewOptions.curve)
        timing.repeats = options.contains(.repeat)
        timing.autoreverses = options.contains(.autoreverse)
        let animation = BlockAnimation(
            timing: timing,
            beginsFromCurrentState: options.contains(.beginFromCurrentState),
            allowsUserInteraction: options.contains(.allowUserInteraction),
            completion: completion
        )
        let outer = currentKeyframeAnimation
        currentKeyframeAnimation = (animation, timing, options.isDiscrete)
        BlockAnimation.run(animation) {
            animations()
            if options.contains(.layoutSubviews) { animation.layoutChangedViews() }
        }
        currentKeyframeAnimation = outer
        animation.commit()
    }

    static func performAddKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let (animation, whole, isDiscrete) = currentKeyframeAnimation else {
            animations()
            return
        }
        var part = whole
        part.delay = whole.delay + whole.duration * frameStartTime
        part.duration = isDiscrete ? Self.instant : whole.duration * frameDuration
        part.period = whole.delay + whole.duration
        let outer = animation.keyframeTiming
        animation.keyframeTiming = part
        animations()
        animation.keyframeTiming = outer
    }
}
