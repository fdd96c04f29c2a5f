import Foundation

/// Where two fingers are to each other.
@MainActor struct FingerPair {
    /// How far the fingers are from each other, in points.
    let distance: CGFloat
    /// The direction from one finger to the other, in radians.
    let angle: CGFloat

    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let first = touches[0].locationInWindow
        let second = touches[1].locationInWindow
        distance = hypot(second.x - first.x, second.y - first.y)
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    /// How far the fingers turned since, the short way round.
    func turn(since other: FingerPair) -> CGFloat {
        var turn = angle - other.angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        return turn
    }
}

/// Two fingers from when both are down: where they were, and how fast what they change changes.
@MainActor struct TwoFingerTracking {
    let start: FingerPair
    private(set) var last: FingerPair
    private var lastTime: TimeInterval
    /// How fast the value changes, by the second.
    private(set) var velocity: CGFloat = 0

    init(_ fingers: FingerPair, at time: TimeInterval) {
        start = fingers
        last = fingers
        lastTime = time
    }

    /// Notes where the fingers are now, and by how much that changed the value.
    mutating func move(to fingers: FingerPair, at time: TimeInterval, change: CGFloat) {
        if time > lastTime { velocity = change / CGFloat(time - lastTime) }
        last = fingers
        lastTime = time
    }

    /// Goes on with other fingers, which changes nothing.
    mutating func replace(by fingers: FingerPair) {
        last = fingers
    }
}

/// Recognises something that two fingers do to each other: what pinches and rotations have in common.
@MainActor protocol TwoFingerGestureRecognizer: UIGestureRecognizer {
    var tracking: TwoFingerTracking? { get set }

    /// Has the value be that of fingers that did nothing yet.
    func resetValue()

    /// Whether fingers moved far enough for the gesture to begin.
    func isFar(_ fingers: FingerPair, from start: FingerPair) -> Bool

    /// Changes the value by what fingers did.
    ///
    /// - Returns: By how much it changed; nil where that cannot be told.
    func follow(_ fingers: FingerPair, since last: FingerPair) -> CGFloat?
}

extension TwoFingerGestureRecognizer {
    func fingersBegan(with event: UIEvent) {
        guard let fingers = FingerPair(trackedTouches) else { return }
        guard trackedTouches.count == 2 else {
            if state == .possible { state = .failed }
            return
        }
        tracking = TwoFingerTracking(fingers, at: event.timestamp)
        resetValue()
    }

    func fingersMoved(with event: UIEvent) {
        guard let fingers = FingerPair(trackedTouches), let tracking else { return }
        let begins = state == .possible
        if begins, !isFar(fingers, from: tracking.start) { return }
        guard let change = follow(fingers, since: tracking.last) else { return }
        self.tracking?.move(to: fingers, at: event.timestamp, change: change)
        state = begins ? .began : .changed
    }

    /// The gesture ends when fewer than two fingers are left.
    func fingersEnded(_ touches: Set<UITouch>) {
        if let others = FingerPair(trackedTouches.filter { !touches.contains($0) }) {
            tracking?.replace(by: others)
            return
        }
        state = state == .possible ? .failed : .ended
    }

    func fingersCancelled() {
        state = state == .possible ? .failed : .cancelled
    }
}
