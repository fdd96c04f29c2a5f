import Foundation

/// What a cell knows of the table it is in and of its place there.
struct TableCellPlacement: Equatable {
    /// How a table edits one of its rows.
    struct Editing: Equatable {
        var style = UITableViewCell.EditingStyle.none
        /// Whether a touch selects the row among several.
        var selects = false
        var indents = true
        var moves = false
    }

    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    var separatorStyle = UITableViewCell.SeparatorStyle.none
    var separatorColor: UIColor?
    /// The insets of separators that the table says, nil for those that follow the content.
    var separatorInset: UIEdgeInsets?
    var separatorInsetsAreAdded = false
    /// How far content keeps from the beginning and the end of the cell.
    var margin: CGFloat = 16
    /// What is covered at the sides.
    var safeArea = UIEdgeInsets.zero
    /// How the row is edited; nil while the table is not edited.
    var editing: Editing?

    /// The corners that are round.
    var roundCorners: CACornerMask {
        guard style == .insetGrouped else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Whether there is a line from edge to edge above the cell.
    var hasTopEdge: Bool { separatorStyle != .none && style == .grouped && isFirst }
    /// Whether there is a line below the cell.
    var hasSeparator: Bool { separatorStyle != .none && !(style == .insetGrouped && isLast) }
    /// Whether the line below goes from edge to edge.
    var hasBottomEdge: Bool { style == .grouped && isLast }

    /// The color behind rows.
    var background: UIColor { style == .plain ? .systemBackground : .secondarySystemGroupedBackground }
}
