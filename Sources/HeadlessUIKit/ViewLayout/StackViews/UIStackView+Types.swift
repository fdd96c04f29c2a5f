import Foundation

extension UIStackView {
    /// How arranged views share the room along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it, and their hugging and resistance decide which of them changes its size.
        case fill = 0
        /// They fill it with equal sizes.
        case fillEqually = 1
        /// They fill it in proportion to their intrinsic sizes.
        case fillProportionally = 2
        /// They keep their sizes, and the gaps between them are equal and at least the spacing.
        case equalSpacing = 3
        /// They keep their sizes, and their centres are at equal distances, with gaps of at least the spacing.
        case equalCentering = 4
    }

    /// How arranged views lie across the axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a vertical stack, at the top of a horizontal one.
        case leading = 1
        /// With their first baselines in line; in horizontal stacks.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
        case trailing = 4
        /// With their last baselines in line; in horizontal stacks.
        case lastBaseline = 5

        /// At the top of a horizontal stack.
        public static var top: Alignment { .leading }
        /// At the bottom of a horizontal stack.
        public static var bottom: Alignment { .trailing }
    }

    /// As custom spacing: the spacing of the stack.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// As spacing: UIKit's standard distance between views.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude
}
