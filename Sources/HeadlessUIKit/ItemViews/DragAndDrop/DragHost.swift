import Foundation

/// A view that can be the source and the destination of drags.
@MainActor protocol DragHost: ItemView {
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

    func canHandle(_ session: DropSession) -> Bool
    func dropDidEnter(_ session: DropSession)
    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> UIDropProposal?
    func dropDidExit(_ session: DropSession)
    func dropDidEnd(_ session: DropSession)
    func performDrop(_ drop: Drop)

    /// Returns the frame that an item will have, or `nil` if it does not exist.
    func frameForDrop(at indexPath: IndexPath) -> CGRect?
}
