import Foundation

extension UITableView {
    /// The styles of table views.
    public enum Style: Int, Sendable {
        /// Full-width rows. Headers and footers stay visible while their sections are.
        case plain = 0
        /// Sections with space between them.
        case grouped = 1
        /// Inset sections with rounded corners and space between them.
        case insetGrouped = 2
    }

    /// The position of a row in the visible rectangle after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Any position, with the least scrolling.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// The animation of inserted and deleted rows.
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in and out.
        case fade = 0
        /// Rows slide in from the right and out to the right.
        case right = 1
        /// Rows slide in from the left and out to the left.
        case left = 2
        /// Rows slide in from the top and out to the top.
        case top = 3
        /// Rows slide in from the bottom and out to the bottom.
        case bottom = 4
        /// No animation.
        case none = 5
        /// Rows stay centered in the space that they occupy.
        case middle = 6
        /// The table view chooses the animation.
        case automatic = 100
    }

    /// The reference for separator insets.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The automatic insets.
        case fromAutomaticInsets = 1
    }

    /// The value for a height that the content or the default of the table determines.
    public class var automaticDimension: CGFloat { -1 }
}
