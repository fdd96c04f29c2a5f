import Foundation

/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far fingers move apart or together before they pinch, in points.
    private static let hysteresis: CGFloat = 8

    private var start = TwoFingerTracking()
    private var last = TwoFingerTracking()
    private var lastTime: TimeInterval = 0
    private var velocityStorage: CGFloat = 0

    /// How much farther apart the fingers are than when they began, or since this was last set.
    open var scale: CGFloat = 1

    /// How fast the scale changes, by the second.
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
        scale = 1
        velocityStorage = 0
    }

    /// Begins once the fingers moved far enough, then tells of the scale.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingerTracking(trackedTouches), last.distance > 0 else { return }
        if state == .possible {
            guard abs(fingers.distance - start.distance) >= Self.hysteresis else { return }
            follow(fingers, at: event.timestamp)
            state = .began
            return
        }
        follow(fingers, at: event.timestamp)
        state = .changed
    }

    private func follow(_ fingers: TwoFingerTracking, at time: TimeInterval) {
        let before = scale
        scale *= fingers.distance / last.distance
        if time > lastTime { velocityStorage = (scale - before) / CGFloat(time - lastTime) }
        last = fingers
        lastTime = time
    }

    /// Ends with either finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    /// Cancels the pinch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}
