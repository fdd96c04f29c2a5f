import Foundation

/// A continuous recognizer of long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press before the gesture begins, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The maximum movement of the touches before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10

    /// The required number of touches.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var timeout: VirtualClock.Token?

    /// Starts the timer of the press.
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

    /// Fails before the gesture begins if the touches move too far; changes the gesture afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        let location = location(in: nil)
        if hypot(location.x - start.x, location.y - start.y) > allowableMovement { state = .failed }
    }

    /// Ends the gesture, or fails if it hasn't begun.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    /// Cancels the gesture, or fails if it hasn't begun.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Stops the timer of the press.
    open override func reset() {
        if let timeout { clock?.cancel(timeout) }
        timeout = nil
    }
}
