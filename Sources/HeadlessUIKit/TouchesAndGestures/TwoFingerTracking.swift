import Foundation

/// The relative position of two touches.
@MainActor struct FingerPair {
    /// The distance between the touches, in points.
    let distance: CGFloat
    /// The direction from the first to the second touch, in radians.
    let angle: CGFloat

    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let first = touches[0].locationInWindow
        let second = touches[1].locationInWindow
        distance = hypot(second.x - first.x, second.y - first.y)
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    /// Returns the rotation since an earlier position, in radians from -π to π.
    func turn(since other: FingerPair) -> CGFloat {
        var turn = angle - other.angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        return turn
    }
}

/// The tracking state of a two-finger gesture: start position, last position and velocity.
@MainActor struct TwoFingerTracking {
    let start: FingerPair
    private(set) var last: FingerPair
    private var lastTime: TimeInterval
    /// The velocity of the gesture's value, per second.
    private(set) var velocity: CGFloat = 0

    init(_ fingers: FingerPair, at time: TimeInterval) {
        start = fingers
        last = fingers
        lastTime = time
    }

    /// Records the current position, and the resulting change of the value.
    mutating func move(to fingers: FingerPair, at time: TimeInterval, change: CGFloat) {
        if time > lastTime { velocity = change / CGFloat(time - lastTime) }
        last = fingers
        lastTime = time
    }

    /// Continues with other touches without changing the value.
    mutating func replace(by fingers: FingerPair) {
        last = fingers
    }
}

/// The common behavior of pinch and rotation recognizers.
@MainActor protocol TwoFingerGestureRecognizer: UIGestureRecognizer {
    var tracking: TwoFingerTracking? { get set }

    /// Resets the value to its initial value.
    func resetValue()

    /// Returns whether the touches moved far enough for the gesture to begin.
    func isFar(_ fingers: FingerPair, from start: FingerPair) -> Bool

    /// Updates the value for a movement of the touches.
    ///
    /// - Returns: The change of the value; `nil` if it is undefined.
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

    /// Ends the gesture when fewer than two touches are left.
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
