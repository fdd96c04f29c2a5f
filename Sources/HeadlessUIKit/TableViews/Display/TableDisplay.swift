import Foundation

/// What a table knows of its data and its geometry, and what of that is out of date.
@MainActor final class TableDisplay: ItemDisplay {
    /// Where everything is, nil when heights must be asked for.
    var geometry: TableGeometry?
    /// The heights before they were forgotten: the reader's place is kept by them.
    var staleGeometry: TableGeometry?
    /// The width that heights were measured for.
    var measuredWidth: CGFloat?
    /// Headers and footers in sight for which there is no view.
    var absent: Set<TableElement> = []
    /// The cell that is configured again in place.
    var reconfigured: (indexPath: IndexPath, cell: UITableViewCell)?
    /// Rows out of sight whose cells have the first responder.
    var retained: [IndexPath: UITableViewCell] = [:]
    /// The insets of separators that the app set.
    var separatorInset: UIEdgeInsets?

    /// The lines below the last row.
    var filler: TableFillerView?

    /// How the changes of the batch that is being collected are animated.
    var rowAnimations = RowAnimations()
}
