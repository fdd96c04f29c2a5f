import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Says what is dragged of a table. Only `tableView(_:itemsForBeginning:at:)` is required.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    // required
    /// What is dragged when a finger rests on a row; nothing where it cannot be dragged.
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    // default: []
    /// What joins a drag when another finger taps a row. Drags have one finger here.
    func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// How the cell looks under the finger.
    func tableView(
        _ tableView: UITableView,
        dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// A drag begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// A drag is over, what was dragged at rest.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    // default: true
    /// Whether what is dragged may leave the view.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    // default: false
    /// Whether it can be dropped in this app alone.
    func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}
