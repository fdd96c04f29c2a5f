import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The delegate of drops into text, which decides what they do.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
    // default: .no
    /// Asks whether a view that cannot be edited takes a drop. `no` by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability

    // default: drop.suggestedProposal
    /// Asks what a drop at the current location would do. The suggested proposal by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal

    /// Called before the view performs a drop, or so that the delegate performs it.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willPerformDrop drop: any UITextDropRequest
    )

    // default: defaultPreview
    /// Asks for the preview of all items at their final position; `nil` to leave it to the system.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called after a drag entered the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnter session: any UIDropSession
    )

    /// Called after a drag moved over the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidUpdate session: any UIDropSession
    )

    /// Called after a drag left the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidExit session: any UIDropSession
    )

    /// Called after a drag over the view ended.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnd session: any UIDropSession
    )
}
