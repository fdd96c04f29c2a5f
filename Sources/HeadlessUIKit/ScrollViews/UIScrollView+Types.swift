import Foundation

extension UIScrollView {
    /// When the safe area insets are added to the content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Adds them along the scrollable axes.
        case automatic = 0
        /// Adds them along the scrollable axes.
        case scrollableAxes = 1
        /// Never adds them.
        case never = 2
        /// Adds them along both axes.
        case always = 3
    }

    /// How dragging dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not dismiss the keyboard.
        case none = 0
        /// The keyboard is dismissed when a drag begins.
        case onDrag = 1
        /// The keyboard follows a finger that drags it. A headless machine has no keyboard to drag.
        case interactive = 2
        /// The keyboard and its accessory view are dismissed when a drag begins.
        @available(iOS 16.0, *) case onDragWithAccessory = 3
        /// The keyboard and its accessory view follow a finger that drags them. A headless machine has no keyboard to drag.
        @available(iOS 16.0, *) case interactiveWithAccessory = 4
    }

    /// The style of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light content and light on dark content.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// The rate at which scrolling decelerates.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the velocity that remains after a millisecond.
        public let rawValue: CGFloat

        /// Creates a rate from the fraction of the velocity that remains after a millisecond.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The standard rate: scrolling slows down gradually.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast rate: scrolling stops soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
