extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The attribute of a view or guide that a constraint applies to.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
    }

    /// The axes of layout.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// Options of a visual format: alignment, direction and spacing.
    public struct FormatOptions: OptionSet, Sendable {
        /// The raw value of the option set.
        public let rawValue: UInt

        /// Creates a set of options from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private static func aligning(_ attribute: Attribute) -> FormatOptions {
            FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
        }

        /// Aligns the left edges.
        public static let alignAllLeft = aligning(.left)
        /// Aligns the right edges.
        public static let alignAllRight = aligning(.right)
        /// Aligns the top edges.
        public static let alignAllTop = aligning(.top)
        /// Aligns the bottom edges.
        public static let alignAllBottom = aligning(.bottom)
        /// Aligns the leading edges.
        public static let alignAllLeading = aligning(.leading)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = aligning(.trailing)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = aligning(.centerX)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = aligning(.centerY)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = aligning(.lastBaseline)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = aligning(.firstBaseline)
        /// The bits of all alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// Arranges views from leading to trailing. The default.
        public static var directionLeadingToTrailing: FormatOptions { [] }
        /// Arranges views from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Arranges views from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of all direction options.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
        /// Measures vertical spacing from the last baseline of a view to the first baseline of the view below.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of all spacing options.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis of the attribute; `nil` for `notAnAttribute`.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether the attribute is a size rather than a position.
    var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute depends on the layout direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The name of the attribute in UIKit's log.
    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}

extension NSLayoutConstraint.Axis {
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
