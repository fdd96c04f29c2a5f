import Foundation

extension UICollectionView: DragHost {
    func dragItems(beginning session: DragSession, at indexPath: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: indexPath) ?? []
    }

    func previewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: indexPath)
    }

    func dragWillBegin(_ session: DragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: DragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func allowsMove(in session: DragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestrictedToApp(_ session: DragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func canHandle(_ session: DropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func itemDropDidEnter(_ session: DropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> UIDropProposal? {
        dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath)
    }

    func itemDropDidExit(_ session: DropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: DropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func performDrop(_ drop: Drop) {
        guard let proposal = drop.proposal as? UICollectionViewDropProposal else { return }
        let coordinator = CollectionViewDropCoordination(drop, proposal: proposal, host: self)
        dropDelegate?.collectionView(self, performDropWith: coordinator)
    }

    func insertsItems(_ proposal: UIDropProposal) -> Bool {
        (proposal as? UICollectionViewDropProposal)?.intent == .insertAtDestinationIndexPath
    }

    func targetsItem(_ proposal: UIDropProposal) -> Bool {
        (proposal as? UICollectionViewDropProposal)?.intent == .insertIntoDestinationIndexPath
    }

    var shownCells: [any ItemCell] { visibleCells }

    func frameForDrop(at indexPath: IndexPath) -> CGRect? {
        layoutIfNeeded()
        return frameOfPresentedItem(at: presentedPath(indexPath))
    }

    func frameOfPresentedItem(at indexPath: IndexPath) -> CGRect? { attributes(of: .cell(indexPath))?.frame }

    func presentedCell(at indexPath: IndexPath) -> (any ItemCell)? {
        visibleElements[.cell(indexPath)] as? UICollectionViewCell
    }
}
