import Foundation

/// A view whose items can be dragged, and on which others can be dropped: a collection view or a table.
@MainActor protocol DragHost: UIScrollView {
    var dragInteractionEnabled: Bool { get }
    var dragState: DragState { get }

    // MARK: As a source

    /// What a delegate has dragged of an item; nothing where the item stays.
    func dragItems(beginning session: DragSession, at indexPath: IndexPath) -> [UIDragItem]
    func draggedItem(at point: CGPoint) -> IndexPath?
    func dragCell(at indexPath: IndexPath) -> UIView?
    func show(_ phase: UICollectionViewCell.DragState, at indexPath: IndexPath)
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
}

/// What a view knows of the drags it takes part in.
@MainActor final class DragState {
    var active: DragSession?
    var activeDrop: DropSession?
    /// Nil until somebody says: on a tablet items can be dragged, on a phone they cannot.
    var isEnabled: Bool?
    private(set) var press: DragPressRecognizer?

    /// Has long presses of the view begin drags.
    func watch(_ host: any DragHost) {
        guard press == nil else { return }
        let press = DragPressRecognizer(host: host)
        self.press = press
        host.addGestureRecognizer(press)
    }
}

/// Something that is dropped.
@MainActor struct Drop {
    let session: DropSession
    let destination: IndexPath?
    let proposal: UIDropProposal
    /// The preview that comes to rest.
    let landing: DragLanding
}
