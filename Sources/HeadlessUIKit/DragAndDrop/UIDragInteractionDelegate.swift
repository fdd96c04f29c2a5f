import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The delegate of a drag interaction, which provides the items and their previews.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    // required
    /// Asks for the items of a drag that begins; none prevent it.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]

    /// Asks for the preview of an item while it is lifted; `nil` for the view of the interaction.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before the animation of the lift.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    )

    /// Called before the drag begins to move.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    // default: true
    /// Asks whether the items may be moved. `true` by default.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    // default: false
    /// Asks whether the items can be dropped only in this app. `false` by default.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool

    // default: false
    /// Asks whether previews keep their full size. Not asked: they always do.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool

    /// Called after the finger moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// Called when the finger was lifted, before the animation of the drop or cancellation.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    )

    /// Called after the animation of the drop or cancellation.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    )

    /// Called after the destination loaded the items.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

    // default: []
    /// Asks for items to add to a drag. Not asked: there is one finger.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem]

    /// Asks for the drag to add items to. Not asked: there is one finger.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?

    /// Called before items are added to a drag. Never called: there is one finger.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    )

    // default: defaultPreview
    /// Asks for the preview of an item whose drag was canceled; `nil` to fade it out.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called before the animation of a cancellation.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    )
}
