import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The delegate of drags of text, which can change their items and previews.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
    // default: dragRequest.suggestedItems
    /// Asks for the items of a drag; none prevent it. The suggested items by default.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]

    /// Asks for the preview of an item while it is lifted; `nil` for the text that is dragged.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before the animation of the lift.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    )

    /// Called before the drag begins to move.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionWillBegin session: any UIDragSession
    )

    /// Called after the drag ended.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    )
}
