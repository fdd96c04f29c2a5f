import Foundation

/// What a table knows of its data and its geometry, and what of that is out of date.
@MainActor final class TableDisplay {
    /// The counts the data source last gave, nil when it must be asked.
    var counts: ItemCounts?
    /// Where everything is, nil when heights must be asked for.
    var geometry: TableGeometry?
    /// The heights before they were forgotten: the reader's place is kept by them.
    var staleGeometry: TableGeometry?
    /// Whether the views must be placed again although the bounds are the same.
    var needsPlacing = true
    /// The bounds the views were last placed for.
    var placedBounds: CGRect?
    /// The width that heights were measured for.
    var measuredWidth: CGFloat?
    /// Whether views are being placed: layout that callbacks ask for waits.
    var isPlacing = false
    /// Counts reloads and updates, so that a pass notices when a callback changed the data under it.
    var version = 0
    /// Views that were made and filled, but not yet announced to the delegate.
    var undisplayed: Set<ObjectIdentifier> = []
    /// Headers and footers in sight for which there is no view.
    var absent: Set<TableElement> = []
    /// The cell that is configured again in place.
    var reconfigured: (indexPath: IndexPath, cell: UITableViewCell)?
    /// Rows out of sight whose cells have the first responder.
    var retained: [IndexPath: UITableViewCell] = [:]
    /// The insets of separators that the app set.
    var separatorInset: UIEdgeInsets?

    /// The titles of the index, nil when they must be asked for.
    var indexTitles: [String]?
    /// The index at the end of the table.
    var indexView: TableIndexView?
    /// The lines below the last row.
    var filler: TableFillerView?

    /// How the changes of the batch that is being collected are animated.
    var rowAnimations = RowAnimations()

    func needsPlacing(in table: UITableView) {
        needsPlacing = true
        table.setNeedsLayout()
    }
}
