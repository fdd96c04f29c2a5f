import Foundation

/// Manages one drag through its phases: lift, drag over possible destinations, and drop or cancellation.
@MainActor final class Drag {
    private let session: DragSession
    private let drop: DropSession
    private let host: any DragHost
    private let indexPath: IndexPath
    private let previewAnimation: DragPreviewAnimation
    private let window: UIWindow
    private var isLifted = false
    private var hasBegun = false
    /// The destination view under the finger, and its proposal.
    private var target: (any DragHost)?
    private var destination: IndexPath?
    private var proposal: UIDropProposal?
    /// The views that refused to handle the drag.
    private var refusedHosts: Set<ObjectIdentifier> = []

    init(session: DragSession, host: any DragHost, indexPath: IndexPath, cell: UIView, window: UIWindow) {
        self.session = session
        self.host = host
        self.indexPath = indexPath
        self.window = window
        drop = DropSession(drag: session)
        previewAnimation = DragPreviewAnimation(
            item: session.items[0],
            cell: cell,
            parameters: host.previewParameters(at: indexPath),
            window: window
        )
    }

    func lift() {
        isLifted = true
        show(.lifting)
    }

    func move(to location: CGPoint) {
        guard isLifted else { return }
        let start = session.location
        session.location = location
        if !hasBegun {
            hasBegun = true
            host.dragActivity.active = session
            host.dragWillBegin(session)
            show(.dragging)
            previewAnimation.lift(at: start)
        }
        previewAnimation.follow(location)
        let found = hostUnderFinger
        if found !== target {
            if let target { leave(target) }
            enter(found)
        }
        update()
    }

    func end(drops: Bool) {
        guard hasBegun else { return show(.none) }
        let isAccepted = proposal.map { $0.operation == .copy || $0.operation == .move } ?? false
        if drops, isAccepted, let target, let proposal {
            target.performDrop(
                Drop(session: drop, destination: destination, proposal: proposal, previewAnimation: previewAnimation)
            )
        }
        host.dragActivity.active = nil
        target?.dragActivity.activeDrop = nil
        previewAnimation.animateToTarget { [self] in
            target?.dropDidEnd(drop)
            host.dragDidEnd(session)
            show(.none)
        }
    }

    private func show(_ phase: UICellConfigurationState.DragState) {
        host.itemCell(at: indexPath)?.setDragPhase(phase)
    }

    private var hostUnderFinger: (any DragHost)? {
        var view = window.hitTest(session.location, with: nil)
        while let candidate = view {
            if let host = candidate as? any DragHost, participates(host) { return host }
            view = candidate.superview
        }
        return nil
    }

    private func participates(_ candidate: any DragHost) -> Bool {
        if candidate === target { return true }
        guard !refusedHosts.contains(ObjectIdentifier(candidate)) else { return false }
        let participates = candidate.canHandle(drop)
        if !participates { refusedHosts.insert(ObjectIdentifier(candidate)) }
        return participates
    }

    private func enter(_ entered: (any DragHost)?) {
        target = entered
        entered?.dragActivity.activeDrop = drop
        entered?.dropDidEnter(drop)
    }

    private func leave(_ left: any DragHost) {
        left.dragActivity.activeDrop = nil
        left.dropDidExit(drop)
        proposal = nil
        destination = nil
    }

    private func update() {
        guard let target else { return }
        destination = target.indexPathForItem(at: session.location(in: target))
        proposal = target.dropProposal(for: drop, at: destination)
        // A drag that does not allow moves cannot be moved to another destination.
        if proposal?.operation == .move, !drop.allowsMoveOperation { proposal = UIDropProposal(operation: .cancel) }
    }
}
