import Foundation

/// A container whose elements are the cells of a table.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the cell in a row and column.
    func accessibilityDataTableCellElement(
        forRow row: Int,
        column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?

    /// Returns the number of rows.
    func accessibilityRowCount() -> Int

    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int

    /// Returns the headers of a row. Optional; the default is `nil`.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?

    /// Returns the headers of a column. Optional; the default is `nil`.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// The default implementation; returns `nil`.
    public func accessibilityHeaderElements(
        forRow row: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { nil }

    /// The default implementation; returns `nil`.
    public func accessibilityHeaderElements(
        forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A cell of an accessibility table.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the rows of the cell.
    func accessibilityRowRange() -> NSRange

    /// Returns the columns of the cell.
    func accessibilityColumnRange() -> NSRange
}
