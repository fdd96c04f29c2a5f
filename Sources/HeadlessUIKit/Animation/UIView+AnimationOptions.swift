extension UIView {
    /// How an animation runs. The values are UIKit's; those that have no meaning here are left out.
    public struct AnimationOptions: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the views that change, so that their subviews are animated along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach the views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is seen rather than adding to the animation under way.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats for good.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs there and back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own curve inside another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Starts and ends slowly; the curve where none is given.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The two bits of the curve are a number.
        private static let curveMask: UInt = 3 << 16

        var curve: AnimationCurve {
            switch AnimationOptions(rawValue: rawValue & Self.curveMask) {
            case .curveEaseIn: .easeIn
            case .curveEaseOut: .easeOut
            case .curveLinear: .linear
            default: .easeInOut
            }
        }
    }
}
