import Foundation

/// Moves the items of a dynamic animator, in equal steps of the screen's clock.
@MainActor final class DynamicWorld {
    let referenceView: UIView?
    weak var animator: UIDynamicAnimator?
    weak var delegate: (any UIDynamicAnimatorDelegate)?
    private(set) var behaviors: [UIDynamicBehavior] = []
    private(set) var bodies: [DynamicBody] = []
    private(set) var elapsedTime: TimeInterval = 0
    private var ticker: FrameTicker?
    /// The number of frames since something moved.
    private var restingFrames = 0

    /// Steps per frame. More are more exact.
    private static let stepsPerFrame = 4
    private static let step = CGFloat(FrameTicker.frameDuration) / CGFloat(stepsPerFrame)
    /// The number of frames without motion after which the animator pauses.
    private static let framesToRest = 15

    init(referenceView: UIView?) {
        self.referenceView = referenceView
        ticker = FrameTicker(view: referenceView) { [weak self] in self?.advance() }
    }

    var isRunning: Bool { ticker?.isRunning ?? false }

    /// The behaviors and their children, parents first.
    var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.hierarchy) }

    func add(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.hierarchy.forEach { $0.move(to: self) }
        wake()
    }

    func remove(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.hierarchy.forEach { $0.move(to: nil) }
        dropUnusedBodies()
        wake()
    }

    /// Forgets the motion of items that no behavior has.
    func dropUnusedBodies() {
        let used = Set(allBehaviors.flatMap(\.affectedItems).map { ObjectIdentifier($0) })
        bodies.removeAll { !used.contains(ObjectIdentifier($0.item)) }
    }

    /// Returns the body of an item, made if needed.
    func body(of item: any UIDynamicItem) -> DynamicBody {
        if let body = bodies.first(where: { $0.item === item }) { return body }
        let body = DynamicBody(item)
        bodies.append(body)
        return body
    }

    /// Runs until everything rests.
    func wake() {
        restingFrames = 0
        guard !isRunning, !behaviors.isEmpty else { return }
        if let animator { delegate?.dynamicAnimatorWillResume(animator) }
        ticker?.start()
    }

    private func pause() {
        ticker?.stop()
        if let animator { delegate?.dynamicAnimatorDidPause(animator) }
    }

    private func advance() {
        let active = allBehaviors
        for _ in 0..<Self.stepsPerFrame {
            for behavior in active { behavior.applyForces(in: self, seconds: Self.step) }
            for behavior in active { behavior.applyConstraints(in: self, seconds: Self.step) }
            for body in bodies { body.integrate(Self.step) }
            for behavior in active { behavior.correctPositions(in: self) }
        }
        elapsedTime += FrameTicker.frameDuration
        var moved = false
        for body in bodies where body.show() { moved = true }
        for behavior in active { behavior.frameDidEnd(in: self) }
        for behavior in active { behavior.action?() }
        restingFrames = moved ? 0 : restingFrames + 1
        if restingFrames >= Self.framesToRest || behaviors.isEmpty { pause() }
    }
}
