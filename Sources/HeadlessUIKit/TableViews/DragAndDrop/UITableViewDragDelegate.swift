import Foundation

/// Says what is dragged of a table. Only `tableView(_:itemsForBeginning:at:)` is required.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// What is dragged when a finger rests on a row; nothing where it cannot be dragged.
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

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

    /// Whether what is dragged may leave the view.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Whether it can be dropped in this app alone.
    func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// Nothing.
    public func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        _OptionalMethods.note()
        return []
    }

    /// The whole cell.
    public func tableView(
        _ tableView: UITableView,
        dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

    /// True.
    public func tableView(
        _ tableView: UITableView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// False.
    public func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }
}
