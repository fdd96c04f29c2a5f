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
        /// Animates what changes inside a transition, which else changes at once.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// In a transition from one view to another, hides the one and shows the other.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Starts and ends slowly; the curve where none is given.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Turns the view over about its vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view over about its vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Turns up the view like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Turns down the view like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Dissolves the old state into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view over about its horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view over about its horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The bits that concern animations inside a transition.
        static let contentMask: UInt = (1 << 20) - 1 - (1 << 7) - (1 << 8)

        /// The two bits of the curve are a number.
        private static let curveMask: UInt = 3 << 16

        var animationCurve: UIView.AnimationCurve {
            switch AnimationOptions(rawValue: rawValue & Self.curveMask) {
            case .curveEaseIn: .easeIn
            case .curveEaseOut: .easeOut
            case .curveLinear: .linear
            default: .easeInOut
            }
        }

        var curve: TimingCurve {
            switch AnimationOptions(rawValue: rawValue & Self.curveMask) {
            case .curveEaseIn: .easeIn
            case .curveEaseOut: .easeOut
            case .curveLinear: .linear
            default: .easeInOut
            }
        }
    }
}
