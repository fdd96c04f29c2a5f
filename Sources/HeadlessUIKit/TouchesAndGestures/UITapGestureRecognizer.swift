import Foundation

/// A discrete recognizer of one or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The required number of taps.
    open var numberOfTapsRequired = 1

    /// The required number of touches.
    open var numberOfTouchesRequired = 1

    /// The buttons of a pointing device that have to be pressed. No effect here: there is no pointing device.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// UIKit's limits: maximum duration of a tap, maximum interval between taps, and maximum movement.
    private static let maximumPressDuration: TimeInterval = 0.75
    private static let maximumTapInterval: TimeInterval = 0.35
    private static let allowableMovement: CGFloat = 45

    private var start = CGPoint.zero
    private var taps = 0
    private var mostTouches = 0
    private var timeout: VirtualClock.Token?

    /// Starts a tap.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        mostTouches = max(mostTouches, trackedTouches.count)
        if trackedTouches.count > numberOfTouchesRequired {
            state = .failed
            return
        }
        let location = location(in: nil)
        if taps == 0, trackedTouches.count == touches.count { start = location }
        failUnlessContinued(within: Self.maximumPressDuration)
        failIfTooFar(location)
    }

    /// Fails if the touch moved too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        failIfTooFar(location(in: nil))
    }

    /// Counts a tap, and recognizes the gesture after the last one.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.allSatisfy(touches.contains) else { return }
        guard mostTouches == numberOfTouchesRequired else {
            state = .failed
            return
        }
        mostTouches = 0
        taps += 1
        if taps >= numberOfTapsRequired {
            stopTimeout()
            state = .ended
        } else {
            failUnlessContinued(within: Self.maximumTapInterval)
        }
    }

    /// Fails because the touches were canceled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Resets the count of taps.
    open override func reset() {
        taps = 0
        mostTouches = 0
        stopTimeout()
    }

    private func failIfTooFar(_ location: CGPoint) {
        let distance = hypot(location.x - start.x, location.y - start.y)
        if distance > Self.allowableMovement { state = .failed }
    }

    private func failUnlessContinued(within seconds: TimeInterval) {
        stopTimeout()
        timeout = clock?.schedule(after: seconds) { [weak self] in
            guard let self, state == .possible, pendingState == nil else { return }
            change(to: .failed)
        }
    }

    private func stopTimeout() {
        if let timeout { clock?.cancel(timeout) }
        timeout = nil
    }
}
