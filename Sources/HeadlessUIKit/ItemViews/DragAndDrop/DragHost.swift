import Foundation

/// A view whose items can be dragged, and on which others can be dropped.
@MainActor protocol DragHost: ItemView {
    var dragInteractionEnabled: Bool { get }
    var dragActivity: DragActivity { get }

    // MARK: As a source

    /// What the delegate drags for an item; empty where the item stays.
    func dragItems(beginning session: DragSession, at indexPath: IndexPath) -> [UIDragItem]
    func previewParameters(at indexPath: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: DragSession)
    func dragDidEnd(_ session: DragSession)
    func allowsMove(in session: DragSession) -> Bool
    func isRestrictedToApp(_ session: DragSession) -> Bool

    // MARK: As a destination

    func canHandle(_ session: DropSession) -> Bool
    func dropDidEnter(_ session: DropSession)
    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> UIDropProposal?
    func dropDidExit(_ session: DropSession)
    func dropDidEnd(_ session: DropSession)
    func performDrop(_ drop: Drop)

    /// Where an item will be; nil where there is none.
    func frameForDrop(at indexPath: IndexPath) -> CGRect?
}
