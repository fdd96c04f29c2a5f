import Foundation

extension UIScrollView {
    /// When the safe area becomes part of the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll.
        case automatic = 0
        /// Along the axes that scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Along both axes.
        case always = 3
    }

    /// When dragging takes the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// As soon as the content is dragged.
        case onDrag = 1
        /// When the keyboard is dragged down itself. On a headless machine there is none to be dragged.
        case interactive = 2
    }

    /// How indicators look.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light content and light on dark content.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// How fast scrolling slows down: what is left of the velocity after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// What is left of the velocity after a millisecond.
        public let rawValue: CGFloat

        /// Makes a rate.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Slows down gently.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Slows down soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
