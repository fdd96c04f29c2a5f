import Foundation

/// A view that can be the source and the destination of drags.
@MainActor protocol DragHost: ItemView, DropTarget {
    var dragInteractionEnabled: Bool { get }
    var dragActivity: DragActivity { get }

    // MARK: Source

    /// Returns the drag items that the delegate provides for an item. Empty if the item cannot be dragged.
    func dragItems(beginning session: DragSession, at indexPath: IndexPath) -> [UIDragItem]
    func previewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: DragSession)
    func dragDidEnd(_ session: DragSession)
    func allowsMove(in session: DragSession) -> Bool
    func isRestrictedToApp(_ session: DragSession) -> Bool

    // MARK: Destination

    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> UIDropProposal?
    func itemDropDidEnter(_ session: DropSession)
    func itemDropDidExit(_ session: DropSession)
    func performDrop(_ drop: Drop)

    /// Returns the frame that an item will have, or `nil` if it does not exist.
    func frameForDrop(at indexPath: IndexPath) -> CGRect?
}

extension DragHost {
    /// Returns the drag of the item where a press is; `nil` if the item can't be dragged.
    func makeDrag(at press: UIGestureRecognizer) -> Drag? {
        guard dragInteractionEnabled, let window, let indexPath = indexPathForItem(at: press.location(in: self)),
            let cell = itemCell(at: indexPath)
        else { return nil }
        let source = ItemDragSource(host: self, indexPath: indexPath)
        let session = DragSession(source: source)
        session.location = press.location(in: nil)
        let items = dragItems(beginning: session, at: indexPath)
        guard let first = items.first else { return nil }
        session.add(items, from: indexPath)
        let preview = DragPreviewAnimation(
            item: first,
            cell: cell,
            parameters: previewParameters(at: indexPath),
            window: window
        )
        return Drag(session: session, source: source, preview: preview, window: window)
    }

    func dropDidEnter(_ session: DropSession) {
        dragActivity.activeDrop = session
        itemDropDidEnter(session)
    }

    func dropProposal(for session: DropSession) -> UIDropProposal? {
        let destination = indexPathForItem(at: session.location(in: self))
        dragActivity.dropDestination = destination
        return dropProposal(for: session, at: destination)
    }

    func dropDidExit(_ session: DropSession) {
        dragActivity.activeDrop = nil
        itemDropDidExit(session)
    }

    func performDrop(_ session: DropSession, _ proposal: UIDropProposal, preview: DragPreviewAnimation) {
        performDrop(
            Drop(
                session: session,
                destination: dragActivity.dropDestination,
                proposal: proposal,
                previewAnimation: preview
            )
        )
    }

    func dropWillEnd(_ session: DropSession) {
        dragActivity.activeDrop = nil
    }

    func concludeDrop(_ session: DropSession) {}
}
