import Foundation

/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerGestureRecognizer {
    /// How far fingers move apart or together before they pinch, in points.
    private static let hysteresis: CGFloat = 8

    final var tracking: TwoFingerTracking?

    /// How much farther apart the fingers are than when they began, or since this was last set.
    open var scale: CGFloat = 1

    /// How fast the scale changes, by the second.
    open var velocity: CGFloat { tracking?.velocity ?? 0 }

    /// Begins to watch two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersBegan(with: event)
    }

    /// Begins once the fingers moved far enough, then tells of the scale.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersMoved(with: event)
    }

    /// Ends when fewer than two fingers are left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersEnded(touches)
    }

    /// Cancels the pinch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersCancelled()
    }

    // MARK: What two fingers do

    final func resetValue() {
        scale = 1
    }

    final func isFar(_ fingers: FingerPair, from start: FingerPair) -> Bool {
        abs(fingers.distance - start.distance) >= Self.hysteresis
    }

    /// Fingers in the same place are waited for: nothing is a number of times as far apart as they are.
    final func follow(_ fingers: FingerPair, since last: FingerPair) -> CGFloat? {
        guard fingers.distance > 0 else { return nil }
        let before = scale
        scale *= last.distance > 0 ? fingers.distance / last.distance : 1
        return scale - before
    }
}
