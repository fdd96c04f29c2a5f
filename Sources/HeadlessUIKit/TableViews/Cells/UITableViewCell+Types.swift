import Foundation

extension UITableViewCell {
    /// Whether a row is dragged to somewhere else.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// The labels that a cell comes with.
    public enum CellStyle: Int, Sendable {
        /// A text, and an image before it.
        case `default` = 0
        /// A text at the beginning and another at the end of the line.
        case value1 = 1
        /// A text in the tint color, and another beside it.
        case value2 = 2
        /// A text and a smaller one below it.
        case subtitle = 3
    }

    /// Where a cell has a line.
    public enum SeparatorStyle: Int, Sendable {
        /// Nowhere.
        case none = 0
        /// Between rows.
        case singleLine = 1
    }

    /// How a cell looks while it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// No different.
        case none = 0
        /// Gray, today.
        case blue = 1
        /// Gray.
        case gray = 2
        /// Gray.
        case `default` = 3
    }

    /// What stands at the end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// An arrow: there is more behind the row.
        case disclosureIndicator = 1
        /// A button for details, and an arrow.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It is deleted.
        case delete = 1
        /// Another is inserted.
        case insert = 2
    }
}
