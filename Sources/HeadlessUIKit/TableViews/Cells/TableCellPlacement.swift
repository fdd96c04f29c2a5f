import Foundation

/// The properties of a cell that depend on its table and its position there.
struct TableCellPlacement: Equatable {
    /// The editing state of a row.
    struct Editing: Equatable {
        var style = UITableViewCell.EditingStyle.none
        /// Whether editing shows a selection circle for multiple selection.
        var selects = false
        var indents = true
        var moves = false
    }

    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    var separatorStyle = UITableViewCell.SeparatorStyle.none
    var separatorColor: UIColor?
    /// The separator insets of the table, or `nil` for insets that follow the content.
    var separatorInset: UIEdgeInsets?
    var separatorInsetsAreAdded = false
    /// The margin at the leading and trailing edges of the cell, in points.
    var margin: CGFloat = 16
    /// The safe area insets at the sides.
    var safeArea = UIEdgeInsets.zero
    /// The editing state of the row, or `nil` if the table is not in editing mode.
    var editing: Editing?

    /// The corners that are rounded.
    var roundCorners: CACornerMask {
        guard style == .insetGrouped else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Whether there is a full-width separator above the cell.
    var hasTopEdge: Bool { separatorStyle != .none && style == .grouped && isFirst }
    /// Whether there is a separator below the cell.
    var hasSeparator: Bool { separatorStyle != .none && !(style == .insetGrouped && isLast) }
    /// Whether the separator below extends over the full width.
    var hasBottomEdge: Bool { style == .grouped && isLast }

    /// The background color of rows.
    var background: UIColor { style == .plain ? .systemBackground : .secondarySystemGroupedBackground }
}
