extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// What of a view or guide a constraint is about.
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

    /// A direction of layout.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// How the views of a visual format are aligned, which way leading is, and what spacing counts from.
    public struct FormatOptions: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private static func aligning(_ attribute: Attribute) -> FormatOptions {
            FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
        }

        /// Left edges in line.
        public static let alignAllLeft = aligning(.left)
        /// Right edges in line.
        public static let alignAllRight = aligning(.right)
        /// Top edges in line.
        public static let alignAllTop = aligning(.top)
        /// Bottom edges in line.
        public static let alignAllBottom = aligning(.bottom)
        /// Leading edges in line.
        public static let alignAllLeading = aligning(.leading)
        /// Trailing edges in line.
        public static let alignAllTrailing = aligning(.trailing)
        /// Centres in a column.
        public static let alignAllCenterX = aligning(.centerX)
        /// Centres in a row.
        public static let alignAllCenterY = aligning(.centerY)
        /// Last baselines in line.
        public static let alignAllLastBaseline = aligning(.lastBaseline)
        /// First baselines in line.
        public static let alignAllFirstBaseline = aligning(.firstBaseline)
        /// All of the alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// From leading to trailing: the default.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// From left to right in every interface.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left in every interface.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All of the directions.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
        /// Spacing counts from edge to edge: the default.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Vertical spacing counts from the last baseline to the first one below.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All of the spacings.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The direction the attribute belongs to; none for `notAnAttribute`.
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

    /// Whether the attribute is a length and not a place.
    var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute depends on the direction of reading.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The name UIKit writes in descriptions.
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
