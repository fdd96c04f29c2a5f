extension UIView {
    /// The placement of content whose size differs from the bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    /// The resizing behavior of a view when its superview's bounds change.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw value of the option set.
        public let rawValue: UInt

        /// Creates a mask from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The view resizes by expanding or shrinking in the direction of the left margin.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The view resizes by expanding or shrinking its width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The view resizes by expanding or shrinking in the direction of the right margin.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The view resizes by expanding or shrinking in the direction of the top margin.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The view resizes by expanding or shrinking its height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The view resizes by expanding or shrinking in the direction of the bottom margin.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

/// The meaning of a view's content, which decides whether the view is mirrored in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
