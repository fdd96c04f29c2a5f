import Foundation

/// A continuous recognizer of pinches.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerGestureRecognizer {
    /// The change of distance after which pinching begins, in points.
    private static let hysteresis: CGFloat = 8

    final var tracking: TwoFingerTracking?

    /// The ratio of the distance between the touches to the initial distance, or to that when `scale` was set to 1.
    open var scale: CGFloat = 1

    /// The velocity of the pinch, in scale factor per second.
    open var velocity: CGFloat { tracking?.velocity ?? 0 }

    /// Starts tracking two touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersBegan(with: event)
    }

    /// Begins the gesture after sufficient movement; changes it afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersMoved(with: event)
    }

    /// Ends the gesture when fewer than two touches are left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersEnded(touches)
    }

    /// Cancels the gesture, or fails if it hasn't begun.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersCancelled()
    }

    // MARK: Two-finger tracking

    final func resetValue() {
        scale = 1
    }

    final func isFar(_ fingers: FingerPair, from start: FingerPair) -> Bool {
        abs(fingers.distance - start.distance) >= Self.hysteresis
    }

    /// Ignores touches at the same point: the ratio of distances would be 0.
    final func follow(_ fingers: FingerPair, since last: FingerPair) -> CGFloat? {
        guard fingers.distance > 0 else { return nil }
        let before = scale
        scale *= last.distance > 0 ? fingers.distance / last.distance : 1
        return scale - before
    }
}
