import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Takes what is dropped on a table. Only `tableView(_:performDropWith:)` is required.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    // required
    /// Something was dropped: put it into the data and tell the coordinator where its picture comes to rest.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    // default: true
    /// Whether the view takes what is dragged at all.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// What is dragged comes over the view.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    // default: UITableViewDropProposal(operation: .copy, intent: .unspecified)
    /// What would become of what is dragged, were it dropped now; nil is a place with no row at it.
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// What is dragged leaves the view.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// The drag is over.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// How the cell looks on which something comes to rest. The picture that was dragged stays as it is here.
    func tableView(
        _ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
