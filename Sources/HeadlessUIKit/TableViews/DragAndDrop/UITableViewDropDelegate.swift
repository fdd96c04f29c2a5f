import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that handle drops on a table view. Only `tableView(_:performDropWith:)` is required.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    // required
    /// Called when the user drops items. Insert them into the data source and animate them with the coordinator.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    // default: true
    /// Returns whether the table view accepts the items of a drag.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Called when a drag enters the table view.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    // default: UITableViewDropProposal(operation: .copy, intent: .unspecified)
    /// Returns the proposal for a drop at the current location. The index path is `nil` if there is no row at the
    /// location.
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Called when a drag leaves the table view.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Called when a drag ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the preview parameters for the cell that the item is dropped on. No effect here: the drag preview does
    /// not change.
    func tableView(
        _ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
