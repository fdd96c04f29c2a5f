import Foundation

@_spi(Host) extension UIWindow {
    /// Puts the finger down at a point of the window. A finger that is down already is taken away first.
    public func hostTouchDown(at point: CGPoint) {
        hostTouchCancelled()
        let touch = UITouch(window: self, location: point, timestamp: clock.now)
        touch.tapCount = tapHistory.count(ofTapAt: point, time: clock.now)
        hostTouch = touch
        send(touch, .began)
    }

    /// Moves the finger; without effect where none is down.
    public func hostTouchMoved(to point: CGPoint) {
        guard let hostTouch, point != hostTouch.locationInWindow else { return }
        move(hostTouch, to: point)
        send(hostTouch, .moved)
    }

    /// Lifts the finger where it is or, with a point, there.
    public func hostTouchUp(at point: CGPoint? = nil) {
        guard let touch = hostTouch else { return }
        if let point { hostTouchMoved(to: point) }
        hostTouch = nil
        touch.previousLocationInWindow = touch.locationInWindow
        tapHistory.record(touch, at: clock.now)
        send(touch, .ended)
    }

    /// Takes the touch away as the system does, for a call or an alert.
    public func hostTouchCancelled() {
        guard let touch = hostTouch else { return }
        hostTouch = nil
        send(touch, .cancelled)
    }

    private func move(_ touch: UITouch, to point: CGPoint) {
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = point
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        touch.phase = phase
        touch.timestamp = clock.now
        sendEvent(UIEvent(touches: [touch], timestamp: clock.now))
        hostLayout()
    }
}

/// The last tap, to tell a second one in a row.
struct TapHistory {
    /// UIKit's limits: taps in a row are at most this far apart in seconds and points.
    private static let maximumInterval: TimeInterval = 0.35
    private static let maximumDistance: CGFloat = 45

    private var location = CGPoint.zero
    private var time = -TimeInterval.infinity
    private var count = 0

    func count(ofTapAt point: CGPoint, time now: TimeInterval) -> Int {
        let isClose = hypot(point.x - location.x, point.y - location.y) <= Self.maximumDistance
        return isClose && now - time <= Self.maximumInterval ? count + 1 : 1
    }

    @MainActor mutating func record(_ touch: UITouch, at now: TimeInterval) {
        location = touch.locationInWindow
        time = now
        count = touch.tapCount
    }
}
