import Foundation

/// What a drag can end on: an item view or an interaction.
@MainActor protocol DropTarget: AnyObject {
    func canHandle(_ session: DropSession) -> Bool
    func dropDidEnter(_ session: DropSession)
    func dropProposal(for session: DropSession) -> UIDropProposal?
    func dropDidExit(_ session: DropSession)
    func dropDidEnd(_ session: DropSession)
    func performDrop(_ session: DropSession, _ proposal: UIDropProposal, preview: DragPreviewAnimation)

    /// Called when the finger was lifted over the target, after the drop if there is one.
    func dropWillEnd(_ session: DropSession)

    /// Called when the preview of a drop has reached its final position.
    func concludeDrop(_ session: DropSession)
}

/// A view that makes its drop interaction when the first drag reaches it.
@MainActor protocol DropInteractionMaking: UIView {
    func makeDropInteraction()
}

extension UIView {
    /// What handles drops on the view.
    fileprivate var dropTargets: [any DropTarget] {
        (self as? any DropInteractionMaking)?.makeDropInteraction()
        let targets: [any DropTarget] = interactions.compactMap { $0 as? UIDropInteraction }
        return (self as? any DropTarget).map { targets + [$0] } ?? targets
    }

    /// Returns the first target in the view and its superviews that takes part.
    func firstDropTarget(where takesPart: (any DropTarget) -> Bool) -> (any DropTarget)? {
        var view: UIView? = self
        while let candidate = view {
            if let target = candidate.dropTargets.first(where: takesPart) { return target }
            view = candidate.superview
        }
        return nil
    }
}
