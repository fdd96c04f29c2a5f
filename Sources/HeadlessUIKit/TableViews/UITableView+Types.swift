import Foundation

extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers and footers stay in sight while their sections do.
        case plain = 0
        /// Sections apart from each other.
        case grouped = 1
        /// Sections apart from each other and from the sides, with round corners.
        case insetGrouped = 2
    }

    /// Where in the visible rectangle a row is put when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Anywhere, with the least movement.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// From and to the right.
        case right = 1
        /// From and to the left.
        case left = 2
        /// From and to the top.
        case top = 3
        /// From and to the bottom.
        case bottom = 4
        /// At once.
        case none = 5
        /// They stay in the middle of their place.
        case middle = 6
        /// As the table thinks best.
        case automatic = 100
    }

    /// What separator insets are measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The insets that separators have by themselves.
        case fromAutomaticInsets = 1
    }

    /// The height of what sizes itself.
    public class var automaticDimension: CGFloat { -1 }
}
