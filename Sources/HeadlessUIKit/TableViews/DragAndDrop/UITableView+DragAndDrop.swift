import Foundation

extension UITableView: DragHost {
    func dragItems(beginning session: DragSession, at indexPath: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: indexPath) ?? []
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

    func itemDropDidEnter(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> UIDropProposal? {
        dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath)
    }

    func itemDropDidExit(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: DropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func performDrop(_ drop: Drop) {
        guard let proposal = drop.proposal as? UITableViewDropProposal else { return }
        let coordinator = TableViewDropCoordination(drop, proposal: proposal, host: self)
        dropDelegate?.tableView(self, performDropWith: coordinator)
    }

    func targetsItem(_ proposal: UIDropProposal) -> Bool {
        (proposal as? UITableViewDropProposal)?.intent == .insertIntoDestinationIndexPath
    }

    var shownCells: [any ItemCell] { visibleCells }

    func insertsItems(_ proposal: UIDropProposal) -> Bool {
        (proposal as? UITableViewDropProposal)?.intent == .insertAtDestinationIndexPath
    }

    func frameForDrop(at indexPath: IndexPath) -> CGRect? {
        guard indexPath.section < numberOfSections, indexPath.row < numberOfRows(inSection: indexPath.section) else {
            return nil
        }
        return rectForRow(at: indexPath)
    }

    func frameOfPresentedItem(at indexPath: IndexPath) -> CGRect? {
        isPresented(indexPath) ? frame(of: loadedGeometry().span(ofRow: indexPath)) : nil
    }

    func presentedCell(at indexPath: IndexPath) -> (any ItemCell)? { shownCell(at: indexPath) }
}
