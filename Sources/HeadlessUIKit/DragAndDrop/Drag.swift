import Foundation

/// Manages one drag through its phases: lift, drag over possible destinations, and drop or cancellation.
@MainActor final class Drag {
    /// How far the finger moves before a drag takes the place of the context menu, in points.
    private static let menuMovement: CGFloat = 10

    private let session: DragSession
    private let drop: DropSession
    private let source: any DragSource
    private let previewAnimation: DragPreviewAnimation
    private let window: UIWindow
    private let springLoading: SpringLoading
    private var isLifted = false
    private var hasBegun = false
    /// The destination under the finger, and its proposal.
    private var target: (any DropTarget)?
    private var proposal: UIDropProposal?
    /// The destinations that refused to handle the drag.
    private var refusedTargets: Set<ObjectIdentifier> = []

    init(session: DragSession, source: any DragSource, preview: DragPreviewAnimation, window: UIWindow) {
        self.session = session
        self.source = source
        self.window = window
        drop = DropSession(drag: session)
        springLoading = SpringLoading(session: session, window: window)
        previewAnimation = preview
        drop.previewSize = preview.previewSize
    }

    func lift() {
        isLifted = true
        source.dragDidLift(session, preview: previewAnimation)
    }

    func move(to location: CGPoint) {
        guard isLifted else { return }
        let start = session.location
        if !hasBegun, let menu = window.contextMenu {
            guard hypot(location.x - start.x, location.y - start.y) > Self.menuMovement else { return }
            menu.end()
        }
        session.location = location
        if !hasBegun {
            hasBegun = true
            source.dragWillBegin(session)
            previewAnimation.lift(at: start)
        }
        previewAnimation.follow(location)
        source.dragDidMove(session)
        let found = targetUnderFinger
        if found !== target {
            if let target { leave(target) }
            target = found
            found?.dropDidEnter(drop)
        }
        update()
        springLoading.update()
    }

    func end(drops: Bool) {
        guard hasBegun else { return source.liftDidEnd(session) }
        springLoading.end()
        let isAccepted = proposal.map { $0.operation == .copy || $0.operation == .move } ?? false
        let target = target
        var operation = UIDropOperation.cancel
        if drops, isAccepted, let target, let proposal {
            operation = proposal.operation
            target.performDrop(drop, proposal, preview: previewAnimation)
        }
        target?.dropWillEnd(drop)
        source.dragWillEnd(session, with: operation, preview: previewAnimation)
        previewAnimation.animateToTarget { [self] in
            if operation != .cancel { target?.concludeDrop(drop) }
            target?.dropDidEnd(drop)
            source.dragDidEnd(session, with: operation)
        }
    }

    private var targetUnderFinger: (any DropTarget)? {
        window.hitTest(session.location, with: nil)?.firstDropTarget { participates($0) }
    }

    private func participates(_ candidate: any DropTarget) -> Bool {
        if candidate === target { return true }
        guard !refusedTargets.contains(ObjectIdentifier(candidate)) else { return false }
        let participates = candidate.canHandle(drop)
        if !participates { refusedTargets.insert(ObjectIdentifier(candidate)) }
        return participates
    }

    private func leave(_ left: any DropTarget) {
        left.dropDidExit(drop)
        proposal = nil
    }

    private func update() {
        guard let target else { return }
        proposal = target.dropProposal(for: drop)
        // A drag that does not allow moves cannot be moved to another destination.
        if proposal?.operation == .move, !drop.allowsMoveOperation { proposal = UIDropProposal(operation: .cancel) }
    }
}
