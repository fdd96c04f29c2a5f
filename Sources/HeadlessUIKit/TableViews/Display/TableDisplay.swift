import Foundation

/// The cached state of a table and its geometry, with flags for what is out of date.
@MainActor final class TableDisplay: ItemDisplay {
    /// The positions of all elements, or `nil` if heights must be requested.
    var geometry: TableGeometry?
    /// The last invalidated geometry, for keeping the visible rows in place.
    var staleGeometry: TableGeometry?
    /// The width for which heights were measured, in points.
    var measuredWidth: CGFloat?
    /// The visible headers and footers without a view.
    var elementsWithoutViews: Set<TableElement> = []
    /// The cell that is being reconfigured in place.
    var reconfigured: (indexPath: IndexPath, cell: UITableViewCell)?
    /// The invisible rows whose cells contain the first responder.
    var retained: [IndexPath: UITableViewCell] = [:]
    /// The separator insets that the app set.
    var separatorInset: UIEdgeInsets?

    /// The view that draws separators below the last row.
    var emptyRowSeparators: EmptyRowSeparatorsView?

    /// The transparent cell of the row whose place is the gap for a drop.
    private weak var hiddenCell: UITableViewCell?

    /// Hides the cell of the row whose place is the gap, and shows it again when it is not.
    func setHidden(_ isHidden: Bool, _ cell: UITableViewCell) {
        guard isHidden != (hiddenCell === cell) else { return }
        hiddenCell?.alpha = 1
        hiddenCell = isHidden ? cell : nil
        if isHidden { UIView.performWithoutAnimation { cell.alpha = 0 } }
    }

    /// The animations for the changes of the open batch.
    var rowAnimations = RowAnimations()
}
