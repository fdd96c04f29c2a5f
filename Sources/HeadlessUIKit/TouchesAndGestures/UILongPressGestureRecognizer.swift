import Foundation

/// A continuous recognizer of long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press before the gesture begins, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The maximum movement of the touches before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10

    /// The required number of touches.
    open var numberOfTouchesRequired = 1

    /// The number of taps before the press.
    open var numberOfTapsRequired = 0

    /// UIKit's limit on the interval between a tap and the press, in seconds.
    private static let maximumTapInterval: TimeInterval = 0.35

    private var taps = 0
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
        stopTimeout()
        guard taps >= numberOfTapsRequired else { return }
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
        guard state == .possible else {
            state = .ended
            return
        }
        countTap()
    }

    /// Waits for the next tap or the press; without taps to wait for, fails.
    private func countTap() {
        stopTimeout()
        guard taps < numberOfTapsRequired else {
            state = .failed
            return
        }
        taps += 1
        timeout = clock?.schedule(after: Self.maximumTapInterval) { [weak self] in
            guard let self, state == .possible else { return }
            timeout = nil
            change(to: .failed)
        }
    }

    /// Cancels the gesture, or fails if it hasn't begun.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Stops the timer of the press.
    open override func reset() {
        taps = 0
        stopTimeout()
    }

    private func stopTimeout() {
        if let timeout { clock?.cancel(timeout) }
        timeout = nil
    }
}
