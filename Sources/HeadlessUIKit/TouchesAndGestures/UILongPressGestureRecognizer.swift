import Foundation

/// Recognises fingers that stay where they are for a while.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers stay before the gesture begins, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5

    /// How far the fingers may move before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10

    /// The fingers that make the gesture.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var timeout: VirtualClock.Token?

    /// Starts the wait.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count > numberOfTouchesRequired {
            state = state == .possible ? .failed : .cancelled
            return
        }
        guard trackedTouches.count == numberOfTouchesRequired else { return }
        start = location(in: nil)
        timeout = clock?.schedule(after: minimumPressDuration) { [weak self] in
            guard let self, state == .possible else { return }
            timeout = nil
            change(to: .began)
        }
    }

    /// Gives up, or once begun tells of the movement.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        let location = location(in: nil)
        if hypot(location.x - start.x, location.y - start.y) > allowableMovement { state = .failed }
    }

    /// Ends the gesture, or gives up where it had not begun.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Stops waiting.
    open override func reset() {
        if let timeout { clock?.cancel(timeout) }
        timeout = nil
    }
}
