import Foundation

extension UITableViewCell {
    /// The phases of a drag of a row.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// The styles of cells, which determine their labels.
    public enum CellStyle: Int, Sendable {
        /// A text, and an image before it.
        case `default` = 0
        /// A text at the leading edge and another one at the trailing edge.
        case value1 = 1
        /// A text in the tint color, and another one next to it.
        case value2 = 2
        /// A text and a smaller one below it.
        case subtitle = 3
    }

    /// The editing controls that a cell shows.
    public struct StateMask: OptionSet, Sendable {
        /// The raw value, the same as in UIKit.
        public let rawValue: UInt

        /// Creates a mask from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control that deletes or inserts the row.
        public static var showingEditControl: StateMask { StateMask(rawValue: 1 << 0) }
        /// The delete action.
        public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 1 << 1) }
    }

    /// The styles of separators.
    public enum SeparatorStyle: Int, Sendable {
        /// No separators.
        case none = 0
        /// A line between rows.
        case singleLine = 1
        /// A line between rows. Deprecated: the same as `singleLine`.
        case singleLineEtched = 2
    }

    /// How a cell looks while it has the focus.
    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom = 1
    }

    /// The appearance of selected cells.
    public enum SelectionStyle: Int, Sendable {
        /// No change.
        case none = 0
        /// Gray in current versions of iOS.
        case blue = 1
        /// Gray.
        case gray = 2
        /// The default appearance: gray.
        case `default` = 3
    }

    /// The standard accessories of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A disclosure indicator: a tap on the row shows more.
        case disclosureIndicator = 1
        /// A detail button and a disclosure indicator.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// A detail button.
        case detailButton = 4
    }

    /// The editing controls of a row.
    public enum EditingStyle: Int, Sendable {
        /// No editing control.
        case none = 0
        /// A delete control.
        case delete = 1
        /// An insert control.
        case insert = 2
    }
}
