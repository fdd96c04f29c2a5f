import Foundation

/// An interaction that lets the user drag items from a view.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    private weak var viewStorage: UIView?
    private weak var delegateStorage: (any UIDragInteractionDelegate)?
    private lazy var press = DragPressRecognizer { [weak self] press in self?.makeDrag(at: press) }

    /// Whether the press doesn't exclude other gestures. No effect here.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Whether the user can drag. By default, on an iPad only.
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { press.isEnabled = isEnabled }
    }

    /// Whether new interactions are enabled: on an iPad only.
    open class var isEnabledByDefault: Bool { UITraitCollection.current.userInterfaceIdiom == .pad }

    /// Creates an interaction with a delegate, which isn't retained.
    public init(delegate: any UIDragInteractionDelegate) {
        delegateStorage = delegate
        super.init()
        press.isEnabled = isEnabled
    }

    /// The delegate, which provides the items.
    open weak var delegate: (any UIDragInteractionDelegate)? { delegateStorage }

    /// The view of the interaction.
    open weak var view: UIView? { viewStorage }

    /// Called before the interaction moves to another view or is removed.
    open func willMove(to view: UIView?) {
        viewStorage?.removeGestureRecognizer(press)
    }

    /// Called after the interaction moved to another view or was removed.
    open func didMove(to view: UIView?) {
        viewStorage = view
        view?.addGestureRecognizer(press)
    }

    private func makeDrag(at press: DragPressRecognizer) -> Drag? {
        guard let view = viewStorage, let window = view.window, let delegate = delegateStorage else { return nil }
        let session = DragSession(source: self)
        session.location = press.location(in: nil)
        let items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard let first = items.first else { return nil }
        session.add(items)
        let targeted = delegate.dragInteraction(self, previewForLifting: first, session: session)
        let preview = DragPreviewAnimation(
            item: first,
            cell: targeted?.view ?? view,
            parameters: targeted?.parameters,
            window: window,
            home: targeted?.target
        )
        return Drag(session: session, source: self, preview: preview, window: window)
    }
}

extension UIDragInteraction: DragSource {
    var dragView: UIView? { viewStorage }

    func allowsMove(in session: DragSession) -> Bool {
        delegateStorage?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
    }

    func isRestrictedToApp(_ session: DragSession) -> Bool {
        delegateStorage?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragDidLift(_ session: DragSession, preview: DragPreviewAnimation) {
        delegateStorage?.dragInteraction(self, willAnimateLiftWith: preview, session: session)
        preview.runAddedAnimations()
    }

    func dragWillBegin(_ session: DragSession) {
        delegateStorage?.dragInteraction(self, sessionWillBegin: session)
    }

    func dragDidMove(_ session: DragSession) {
        delegateStorage?.dragInteraction(self, sessionDidMove: session)
    }

    func dragWillEnd(_ session: DragSession, with operation: UIDropOperation, preview: DragPreviewAnimation) {
        delegateStorage?.dragInteraction(self, session: session, willEndWith: operation)
        guard operation == .cancel, let view = viewStorage, view.window != nil else { return }
        for item in session.items {
            let target = UIDragPreviewTarget(container: view, center: view.bounds.center)
            let home = UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters(), target: target)
            let chosen = delegateStorage?.dragInteraction(self, previewForCancelling: item, withDefault: home)
            if let target = chosen?.target {
                preview.setTarget(target.center, in: target.container, transform: target.transform)
            }
            delegateStorage?.dragInteraction(self, item: item, willAnimateCancelWith: preview)
        }
    }

    func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
        delegateStorage?.dragInteraction(self, session: session, didEndWith: operation)
        if operation != .cancel { delegateStorage?.dragInteraction(self, sessionDidTransferItems: session) }
    }

    func liftDidEnd(_ session: DragSession) {
        delegateStorage?.dragInteraction(self, session: session, didEndWith: .cancel)
    }
}
