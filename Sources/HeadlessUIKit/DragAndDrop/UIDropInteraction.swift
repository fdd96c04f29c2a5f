import Foundation

/// An interaction that lets the user drop items on a view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    private weak var viewStorage: UIView?
    private weak var delegateStorage: (any UIDropInteractionDelegate)?

    /// Whether several drags may be over the view. No effect here: there is one finger.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction with a delegate, which isn't retained.
    public init(delegate: any UIDropInteractionDelegate) {
        delegateStorage = delegate
        super.init()
    }

    /// The delegate, which accepts and performs drops.
    open weak var delegate: (any UIDropInteractionDelegate)? { delegateStorage }

    /// The view of the interaction.
    open weak var view: UIView? { viewStorage }

    /// Called before the interaction moves to another view or is removed.
    open func willMove(to view: UIView?) {}

    /// Called after the interaction moved to another view or was removed.
    open func didMove(to view: UIView?) {
        viewStorage = view
    }
}

extension UIDropInteraction: DropTarget {
    func canHandle(_ session: DropSession) -> Bool {
        delegateStorage?.dropInteraction(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: DropSession) {
        delegateStorage?.dropInteraction(self, sessionDidEnter: session)
    }

    func dropProposal(for session: DropSession) -> UIDropProposal? {
        delegateStorage?.dropInteraction(self, sessionDidUpdate: session)
    }

    func dropDidExit(_ session: DropSession) {
        delegateStorage?.dropInteraction(self, sessionDidExit: session)
    }

    func dropDidEnd(_ session: DropSession) {
        delegateStorage?.dropInteraction(self, sessionDidEnd: session)
    }

    func performDrop(_ session: DropSession, _ proposal: UIDropProposal, preview: DragPreviewAnimation) {
        delegateStorage?.dropInteraction(self, performDrop: session)
        guard let view = viewStorage, view.window != nil else { return }
        for item in session.items {
            let target = UIDragPreviewTarget(container: view, center: session.location(in: view))
            let usual = UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters(), target: target)
            let chosen = delegateStorage?.dropInteraction(self, previewForDropping: item, withDefault: usual) ?? usual
            preview.setTarget(chosen.target.center, in: chosen.target.container, transform: chosen.target.transform)
            delegateStorage?.dropInteraction(self, item: item, willAnimateDropWith: preview)
        }
    }

    func dropWillEnd(_ session: DropSession) {}

    func concludeDrop(_ session: DropSession) {
        delegateStorage?.dropInteraction(self, concludeDrop: session)
    }
}
