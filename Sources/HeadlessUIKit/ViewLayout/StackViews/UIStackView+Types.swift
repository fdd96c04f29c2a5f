import Foundation

extension UIStackView {
    /// The distribution of arranged views along the axis.
    public enum Distribution: Int, Sendable {
        /// Views fill the axis; hugging and compression resistance decide which views are resized.
        case fill = 0
        /// Views fill the axis with equal sizes.
        case fillEqually = 1
        /// Views fill the axis in proportion to their intrinsic content sizes.
        case fillProportionally = 2
        /// Views keep their sizes, with equal gaps of at least the spacing.
        case equalSpacing = 3
        /// Views keep their sizes, with equal distances between centers and gaps of at least the spacing.
        case equalCentering = 4
    }

    /// The alignment of arranged views perpendicular to the axis.
    public enum Alignment: Int, Sendable {
        /// Views fill the space perpendicular to the axis.
        case fill = 0
        /// Views are aligned at the leading edge of a vertical stack, or at the top of a horizontal one.
        case leading = 1
        /// Views are aligned at their first baselines, in horizontal stacks.
        case firstBaseline = 2
        /// Views are centered.
        case center = 3
        /// Views are aligned at the trailing edge of a vertical stack, or at the bottom of a horizontal one.
        case trailing = 4
        /// Views are aligned at their last baselines, in horizontal stacks.
        case lastBaseline = 5

        /// Views are aligned at the top of a horizontal stack.
        public static var top: Alignment { .leading }
        /// Views are aligned at the bottom of a horizontal stack.
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing value that means the spacing of the stack view.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A spacing value that means the system spacing between views.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude
}
