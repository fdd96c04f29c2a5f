import Foundation

/// A continuous recognizer of rotation.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerGestureRecognizer {
    /// The rotation after which the gesture begins, in radians.
    private static let hysteresis: CGFloat = .pi / 36

    final var tracking: TwoFingerTracking?

    /// The rotation since the start of the gesture, or since it was last set, in radians.
    open var rotation: CGFloat = 0

    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat { tracking?.velocity ?? 0 }

    /// Starts tracking two touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersBegan(with: event)
    }

    /// Begins the gesture after sufficient rotation; changes it afterwards.
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
        rotation = 0
    }

    final func isFar(_ fingers: FingerPair, from start: FingerPair) -> Bool {
        abs(fingers.turn(since: start)) >= Self.hysteresis
    }

    final func follow(_ fingers: FingerPair, since last: FingerPair) -> CGFloat? {
        let turn = fingers.turn(since: last)
        rotation += turn
        return turn
    }
}
