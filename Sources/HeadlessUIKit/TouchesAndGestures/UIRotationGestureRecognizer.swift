import Foundation

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerGestureRecognizer {
    /// How far fingers turn before they rotate, in radians.
    private static let hysteresis: CGFloat = .pi / 36

    final var tracking: TwoFingerTracking?

    /// How far the fingers turned since they began, or since this was last set, in radians.
    open var rotation: CGFloat = 0

    /// How fast the fingers turn, in radians a second.
    open var velocity: CGFloat { tracking?.velocity ?? 0 }

    /// Begins to watch two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersBegan(with: event)
    }

    /// Begins once the fingers turned far enough, then tells of the rotation.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersMoved(with: event)
    }

    /// Ends when fewer than two fingers are left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersEnded(touches)
    }

    /// Cancels the rotation.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersCancelled()
    }

    // MARK: What two fingers do

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
