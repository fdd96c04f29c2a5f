import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that provide the items of a drag from a table view. Only `tableView(_:itemsForBeginning:at:)` is
/// required.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    // required
    /// Returns the drag items for the row under the finger, or an empty array if it cannot be dragged.
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    // default: []
    /// Returns the drag items to add to a drag when another finger taps a row. Not called here: drags have one finger.
    func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// Returns the preview parameters for the cell of a dragged row.
    func tableView(
        _ tableView: UITableView,
        dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Called before a drag begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// Called after a drag ended and its animations finished.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    // default: true
    /// Returns whether the drag allows a move to outside of the table view.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    // default: false
    /// Returns whether the drag is restricted to this app.
    func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}
