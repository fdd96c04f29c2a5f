import Foundation

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far fingers turn before they rotate, in radians.
    private static let hysteresis: CGFloat = .pi / 36

    private var start = TwoFingerTracking()
    private var last = TwoFingerTracking()
    private var lastTime: TimeInterval = 0
    private var velocityStorage: CGFloat = 0

    /// How far the fingers turned since they began, or since this was last set, in radians.
    open var rotation: CGFloat = 0

    /// How fast the fingers turn, in radians a second.
    open var velocity: CGFloat { velocityStorage }

    /// Begins to watch two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingerTracking(trackedTouches) else { return }
        guard trackedTouches.count == 2 else {
            if state == .possible { state = .failed }
            return
        }
        start = fingers
        last = fingers
        lastTime = event.timestamp
        rotation = 0
        velocityStorage = 0
    }

    /// Begins once the fingers turned far enough, then tells of the rotation.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingerTracking(trackedTouches) else { return }
        if state == .possible {
            guard abs(fingers.turn(since: start)) >= Self.hysteresis else { return }
            follow(fingers, at: event.timestamp)
            state = .began
            return
        }
        follow(fingers, at: event.timestamp)
        state = .changed
    }

    private func follow(_ fingers: TwoFingerTracking, at time: TimeInterval) {
        let turn = fingers.turn(since: last)
        rotation += turn
        if time > lastTime { velocityStorage = turn / CGFloat(time - lastTime) }
        last = fingers
        lastTime = time
    }

    /// Ends with either finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    /// Cancels the rotation.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}
