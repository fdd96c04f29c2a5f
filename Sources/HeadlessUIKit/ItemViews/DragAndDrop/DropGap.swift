import Foundation

// The gap that items make for a drop that inserts between them.
extension DragHost {
    /// Returns where a drop at the finger inserts, or `nil` if it is beside the items.
    func dropDestination(of session: DropSession) -> IndexPath? {
        guard let path = presentedItem(at: session.location(in: self)) else { return nil }
        guard let presented = itemDisplay.presented else { return path }
        // An item that made way may still be below the finger, for example because it is higher than the gap. It stays.
        if let gap = presented.plan.gap, let passed = dragActivity.passedItem, passed == itemBelowFinger(of: session) {
            return gap.destination
        }
        return presented.insertionPath(forDropAt: path)
    }

    /// Returns the item of the data source below the finger, or `nil` if that is the gap or a placeholder.
    func itemBelowFinger(of session: DropSession) -> IndexPath? {
        guard let path = presentedItem(at: session.location(in: self)), path != itemDisplay.presented?.gapPath else {
            return nil
        }
        return dataSourcePath(path)
    }

    /// Returns the gap for a drop, or `nil` if it inserts nothing between the items.
    func gap(
        for session: DropSession,
        _ proposal: UIDropProposal,
        at destination: IndexPath?
    ) -> PresentationPlan.Gap? {
        guard let destination, insertsItems(proposal) else { return nil }
        let moves = proposal.operation == .move
        guard moves ? session.allowsMoveOperation : proposal.operation == .copy else { return nil }
        let source = session.items.count == 1 ? session.sourceIndexPath(of: 0, in: self) : nil
        return PresentationPlan.Gap(
            source: moves ? source : nil,
            destination: destination,
            size: session.previewSize
        )
    }

    /// Opens, moves or closes the gap.
    func showGap(_ gap: PresentationPlan.Gap?) {
        guard gap != itemDisplay.presented?.plan.gap else { return }
        changePresentation { $0.gap = gap }
    }
}
