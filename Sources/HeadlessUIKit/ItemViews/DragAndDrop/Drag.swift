import Foundation

/// Manages one drag through its phases: lift, drag over possible destinations, and drop or cancellation.
@MainActor final class Drag {
    private let session: DragSession
    private let drop: DropSession
    private let host: any DragHost
    private let indexPath: IndexPath
    private let landing: DragLanding
    private let window: UIWindow
    private var isLifted = false
    private var hasBegun = false
    /// The destination view under the finger, and its proposal.
    private var target: (any DragHost)?
    private var destination: IndexPath?
    private var proposal: UIDropProposal?
    /// The views that refused to handle the drag.
    private var refusing: Set<ObjectIdentifier> = []

    init(session: DragSession, host: any DragHost, indexPath: IndexPath, cell: UIView, window: UIWindow) {
        self.session = session
        self.host = host
        self.indexPath = indexPath
        self.window = window
        drop = DropSession(drag: session)
        landing = DragLanding(
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
            landing.lift(at: start)
        }
        landing.follow(location)
        let found = hostUnderFinger
        if found !== target {
            if let target { leave(target) }
            enter(found)
        }
        update()
    }

    func end(drops: Bool) {
        guard hasBegun else { return show(.none) }
        let isTaken = proposal.map { $0.operation == .copy || $0.operation == .move } ?? false
        if drops, isTaken, let target, let proposal {
            target.performDrop(Drop(session: drop, destination: destination, proposal: proposal, landing: landing))
        }
        host.dragActivity.active = nil
        target?.dragActivity.activeDrop = nil
        landing.land { [self] in
            target?.dropDidEnd(drop)
            host.dragDidEnd(session)
            show(.none)
        }
    }

    private func show(_ phase: UICellConfigurationState.DragState) {
        host.itemCell(at: indexPath)?.followDrag(phase)
    }

    private var hostUnderFinger: (any DragHost)? {
        var view = window.hitTest(session.location, with: nil)
        while let candidate = view {
            if let host = candidate as? any DragHost, takesPart(host) { return host }
            view = candidate.superview
        }
        return nil
    }

    private func takesPart(_ candidate: any DragHost) -> Bool {
        if candidate === target { return true }
        guard !refusing.contains(ObjectIdentifier(candidate)) else { return false }
        let takesPart = candidate.canHandle(drop)
        if !takesPart { refusing.insert(ObjectIdentifier(candidate)) }
        return takesPart
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
