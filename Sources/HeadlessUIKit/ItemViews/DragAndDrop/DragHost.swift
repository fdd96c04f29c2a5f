import Foundation

/// A view that can be the source and the destination of drags.
@MainActor protocol DragHost: ItemView, DropTarget {
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

    func dropProposal(for session: DropSession, at indexPath: IndexPath?) -> UIDropProposal?
    func itemDropDidEnter(_ session: DropSession)
    func itemDropDidExit(_ session: DropSession)
    func performDrop(_ drop: Drop)

    /// Returns whether a proposal inserts the items between others, which make way.
    func insertsItems(_ proposal: UIDropProposal) -> Bool

    /// Returns whether a proposal puts the items into the item at the destination.
    func targetsItem(_ proposal: UIDropProposal) -> Bool

    /// The cells on the screen.
    var shownCells: [any ItemCell] { get }

    /// Changes where placeholders and the gap are, with the open batch or at once.
    func changePresentation(_ change: @escaping (inout PresentationPlan) -> Void)

    /// Replaces a placeholder by the item that the closure inserts into the data.
    func commit(_ placeholder: DropPlaceholder, at indexPath: IndexPath, _ dataSourceUpdates: (IndexPath) -> Void)

    /// Returns the frame at a presented index path, or `nil` if there is nothing.
    func frameOfPresentedItem(at indexPath: IndexPath) -> CGRect?

    /// Returns the cell at a presented index path, or `nil` if it is not visible.
    func presentedCell(at indexPath: IndexPath) -> (any ItemCell)?

    /// Returns the frame that an item will have, or `nil` if it does not exist.
    func frameForDrop(at indexPath: IndexPath) -> CGRect?
}

extension DragHost {
    /// Returns the drag of the item where a press is; `nil` if the item can't be dragged.
    func makeDrag(at press: UIGestureRecognizer) -> Drag? {
        guard dragInteractionEnabled, let window, let indexPath = indexPathForItem(at: press.location(in: self)),
            let cell = itemCell(at: indexPath)
        else { return nil }
        let source = ItemDragSource(host: self, indexPath: indexPath)
        let session = DragSession(source: source)
        session.location = press.location(in: nil)
        let items = dragItems(beginning: session, at: indexPath)
        guard let first = items.first else { return nil }
        session.add(items, from: indexPath)
        let preview = DragPreviewAnimation(
            item: first,
            cell: cell,
            parameters: previewParameters(at: indexPath),
            window: window
        )
        return Drag(session: session, source: source, preview: preview, window: window)
    }

    func dropDidEnter(_ session: DropSession) {
        dragActivity.activeDrop = session
        showDropStates()
        itemDropDidEnter(session)
    }

    func dropProposal(for session: DropSession) -> UIDropProposal? {
        let destination = dropDestination(of: session)
        dragActivity.dropDestination = destination
        let proposal = dropProposal(for: session, at: destination)
        showGap(proposal.flatMap { gap(for: session, $0, at: destination) })
        dragActivity.passedItem = itemBelowFinger(of: session)
        showDropStates(target: proposal.flatMap { target(of: $0, at: destination) })
        return proposal
    }

    func dropDidExit(_ session: DropSession) {
        dragActivity.activeDrop = nil
        showGap(nil)
        showDropStates()
        itemDropDidExit(session)
    }

    func performDrop(_ session: DropSession, _ proposal: UIDropProposal, preview: DragPreviewAnimation) {
        // The gap closes together with the first update of the app, which usually fills it.
        if itemDisplay.presented?.plan.gap != nil { itemDisplay.presentationChanges.append { $0.gap = nil } }
        defer { if !itemDisplay.presentationChanges.isEmpty { changePresentation { _ in } } }
        performDrop(
            Drop(
                session: session,
                destination: dragActivity.dropDestination,
                proposal: proposal,
                previewAnimation: preview
            )
        )
    }

    func dropWillEnd(_ session: DropSession) {
        dragActivity.activeDrop = nil
        showGap(nil)
        showDropStates()
    }

    /// Tells the cells on the screen of the drop.
    private func showDropStates(target: (any ItemCell)? = nil) {
        let state: UICellConfigurationState.DropState = dragActivity.activeDrop == nil ? .none : .notTargeted
        for cell in shownCells { cell.setDropState(cell === target ? .targeted : state) }
    }

    private func target(of proposal: UIDropProposal, at destination: IndexPath?) -> (any ItemCell)? {
        let isAllowed = proposal.operation == .copy || proposal.operation == .move
        guard let destination, isAllowed, targetsItem(proposal) else { return nil }
        return itemCell(at: destination)
    }

    func concludeDrop(_ session: DropSession) {}
}
