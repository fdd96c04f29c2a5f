import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The delegate of a drop interaction, which accepts and performs drops.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    // default: true
    /// Asks whether a drag is of interest. `true` by default. Not asked again in the same drag if `false`.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// Called after a drag entered the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    // default: UIDropProposal(operation: .cancel)
    /// Asks what a drop at the current location would do. Nothing by default.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal

    /// Called after a drag left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Performs a drop: the only time when the items can be loaded.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Called after the animation of a drop.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called when a drag that was over the view has ended, wherever it ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    // default: defaultPreview
    /// Asks for the preview at the final position of an item; `nil` to leave it to the system.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called before the animation of a drop.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    )
}
