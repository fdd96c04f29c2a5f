import Foundation

/// What the items of a drag come from: an item view or an interaction.
@MainActor protocol DragSource: AnyObject {
    /// The view whose items are dragged.
    var dragView: UIView? { get }

    func allowsMove(in session: DragSession) -> Bool
    func isRestrictedToApp(_ session: DragSession) -> Bool
    func dragDidLift(_ session: DragSession, preview: DragPreviewAnimation)
    func dragWillBegin(_ session: DragSession)
    func dragDidMove(_ session: DragSession)

    /// Called when the finger is lifted, before the preview moves to its final position.
    func dragWillEnd(_ session: DragSession, with operation: UIDropOperation, preview: DragPreviewAnimation)

    /// Called when the preview has reached its final position.
    func dragDidEnd(_ session: DragSession, with operation: UIDropOperation)

    /// Called when the press ends without a drag.
    func liftDidEnd(_ session: DragSession)
}
