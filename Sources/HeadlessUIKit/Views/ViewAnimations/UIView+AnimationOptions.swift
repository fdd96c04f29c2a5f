extension UIView {
    /// The options of a view animation. The raw values are UIKit's; options without meaning here are left out.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The raw bits, the same as UIKit's.
        public let rawValue: UInt

        /// Creates a set from UIKit's raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the changed views inside the animation, so that their subviews animate with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets users interact with the views while they animate.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the values on screen instead of adding to the running animation.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs forward and backward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration when nested in another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own curve when nested in another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates the changes inside a transition, which are otherwise immediate.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// In a transition between two views, hides one and shows the other instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Keeps its own options when nested in another animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Updates what is pending, such as properties and layout, before the animation, and what its block invalidates inside of it, also
        /// in nested animations.
        @available(iOS 26, *)
        public static let flushUpdates = AnimationOptions(rawValue: flushUpdatesMask)
        static let flushUpdatesMask: UInt = 1 << 29
        /// Starts and ends slowly. This is the default curve.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs at constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips the view around its vertical axis from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view around its vertical axis from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the view up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls the view down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Dissolves from the old state to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view around its horizontal axis from top to bottom.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view around its horizontal axis from bottom to top.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Runs at 60 frames per second. No effect here.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Runs at 30 frames per second. No effect here.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The bits that apply to animations inside a transition.
        static let contentMask: UInt = (1 << 20) - 1 - (1 << 7) - (1 << 8)

        /// The two bits that hold the curve as a number.
        private static let curveMask: UInt = 3 << 16

        var animationCurve: UIView.AnimationCurve {
            switch AnimationOptions(rawValue: rawValue & Self.curveMask) {
            case .curveEaseIn: .easeIn
            case .curveEaseOut: .easeOut
            case .curveLinear: .linear
            default: .easeInOut
            }
        }

        var curve: TimingCurve { animationCurve.timing }
    }
}

extension UIView {
    /// The pacing of an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var timing: TimingCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}
