import Foundation

extension UITableView {
    /// Whether items can be dragged: at first on a tablet, and not on a phone.
    public final var dragInteractionEnabled: Bool {
        get { dragState.isEnabled ?? (traitCollection.userInterfaceIdiom == .pad) }
        set { dragState.isEnabled = newValue }
    }

    /// Whether something that is dragged comes from the view.
    public final var hasActiveDrag: Bool { dragState.active != nil }

    /// Whether something is dragged over the view that it may take.
    public final var hasActiveDrop: Bool { dragState.activeDrop != nil }

    /// Where an item will be; nil where there is none.
    final func frameForDrop(at indexPath: IndexPath) -> CGRect? {
        guard indexPath.section < numberOfSections, indexPath.row < numberOfRows(inSection: indexPath.section) else {
            return nil
        }
        return rectForRow(at: indexPath)
    }
}

extension UITableView: DragHost {
    func dragItems(beginning session: DragSession, at indexPath: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: indexPath) ?? []
    }

    func draggedItem(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func dragCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

    func show(_ phase: UICollectionViewCell.DragState, at indexPath: IndexPath) {
        guard let phase = UITableViewCell.DragState(rawValue: phase.rawValue) else { return }
        cellForRow(at: indexPath)?.followDrag(phase)
    }

    func previewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: indexPath)
    }

    func dragWillBegin(_ session: DragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: DragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    func allowsMove(in session: DragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestrictedToApp(_ session: DragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func canHandle(_ session: DropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> UIDropProposal? {
        let proposal = dropDelegate?.tableView(
            self,
            dropSessionDidUpdate: session,
            withDestinationIndexPath: indexPath
        )
        // What may not leave where it is stays there.
        guard proposal?.operation == .move, !session.allowsMoveOperation else { return proposal }
        return UITableViewDropProposal(operation: .cancel, intent: .unspecified)
    }

    func dropDidExit(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func performDrop(_ drop: Drop) {
        guard let proposal = drop.proposal as? UITableViewDropProposal else { return }
        let coordinator = TableViewDropCoordination(drop, proposal: proposal, tableView: self)
        dropDelegate?.tableView(self, performDropWith: coordinator)
    }
}
