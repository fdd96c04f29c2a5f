import Foundation

/// An item of an item view that is dragged.
@MainActor final class ItemDragSource: DragSource {
    private let host: any DragHost
    private let indexPath: IndexPath
    /// The cell that shows the phase of the drag, which a drop may move to another index path.
    private weak var cell: (any ItemCell)?

    init(host: any DragHost, indexPath: IndexPath) {
        self.host = host
        self.indexPath = indexPath
    }

    var dragView: UIView? { host }

    func allowsMove(in session: DragSession) -> Bool { host.allowsMove(in: session) }

    func isRestrictedToApp(_ session: DragSession) -> Bool { host.isRestrictedToApp(session) }

    func dragDidLift(_ session: DragSession, preview: DragPreviewAnimation) {
        show(.lifting)
    }

    func dragWillBegin(_ session: DragSession) {
        host.dragActivity.active = session
        host.dragWillBegin(session)
        show(.dragging)
    }

    func dragDidMove(_ session: DragSession) {}

    func dragWillEnd(_ session: DragSession, with operation: UIDropOperation, preview: DragPreviewAnimation) {
        host.dragActivity.active = nil
    }

    func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
        host.dragDidEnd(session)
        show(.none)
    }

    func liftDidEnd(_ session: DragSession) {
        show(.none)
    }

    private func show(_ phase: UICellConfigurationState.DragState) {
        let cell = cell ?? host.itemCell(at: indexPath)
        self.cell = cell
        cell?.setDragPhase(phase)
    }
}
