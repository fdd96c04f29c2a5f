import Foundation

@_spi(Host) extension UIWindow {
    /// Starts a touch at a point of the window, after canceling the current one, if any.
    public func hostTouchDown(at point: CGPoint) {
        hostTouchCancelled()
        let touch = UITouch(window: self, location: point, timestamp: clock.now)
        touch.tapCount = tapHistory.count(ofTapAt: point, time: clock.now)
        hostTouch = touch
        send(touch, .began)
    }

    /// Moves the current touch, if any, to a point of the window.
    public func hostTouchMoved(to point: CGPoint) {
        guard let hostTouch, point != hostTouch.locationInWindow else { return }
        move(hostTouch, to: point)
        send(hostTouch, .moved)
    }

    /// Ends the current touch at its location or, if given, at a point of the window.
    public func hostTouchUp(at point: CGPoint? = nil) {
        guard let touch = hostTouch else { return }
        if let point { hostTouchMoved(to: point) }
        hostTouch = nil
        touch.previousLocationInWindow = touch.locationInWindow
        tapHistory.record(touch, at: clock.now)
        send(touch, .ended)
    }

    /// Cancels the current touch, as the system does for a phone call or alert.
    public func hostTouchCancelled() {
        guard let touch = hostTouch else { return }
        hostTouch = nil
        send(touch, .cancelled)
    }

    /// Moves two fingers from place to place in equal steps, and lifts them.
    ///
    /// - Parameters:
    ///   - places: The places of the first finger, in window coordinates; nothing happens without any.
    ///   - distance: The place of the second finger beside the first one, in points.
    ///   - steps: The number of movements between two places.
    ///   - pause: Called before each movement, to let time pass.
    public func hostTwoFingerDrag(through places: [CGPoint], distance: CGFloat, steps: Int, pause: () -> Void) {
        moveTwoFingers(through: places.map { ($0, CGPoint(x: $0.x + distance, y: $0.y)) }, steps: steps, pause: pause)
    }

    /// Moves two fingers beside each other away from a point, or towards it, in equal steps, and lifts them.
    ///
    /// - Parameters:
    ///   - center: The point between the fingers, in window coordinates.
    ///   - start: The first distance between the fingers, in points.
    ///   - end: The last distance between the fingers, in points.
    ///   - steps: The number of movements.
    ///   - pause: Called before each movement, to let time pass.
    public func hostPinch(at center: CGPoint, from start: CGFloat, to end: CGFloat, steps: Int, pause: () -> Void) {
        let places = [start, end].map { distance in
            (CGPoint(x: center.x - distance / 2, y: center.y), CGPoint(x: center.x + distance / 2, y: center.y))
        }
        moveTwoFingers(through: places, steps: steps, pause: pause)
    }

    private func moveTwoFingers(through places: [(CGPoint, CGPoint)], steps: Int, pause: () -> Void) {
        guard let first = places.first else { return }
        hostTouchCancelled()
        let fingers = [first.0, first.1].map { UITouch(window: self, location: $0, timestamp: clock.now) }
        send(fingers, .began)
        for (start, end) in zip(places, places.dropFirst()) {
            for step in 1...max(steps, 1) {
                pause()
                let part = CGFloat(step) / CGFloat(max(steps, 1))
                for (finger, (from, to)) in zip(fingers, [(start.0, end.0), (start.1, end.1)]) {
                    move(finger, to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
                }
                send(fingers, .moved)
            }
        }
        send(fingers, .ended)
    }

    private func move(_ touch: UITouch, to point: CGPoint) {
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = point
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) { send([touch], phase) }

    private func send(_ touches: [UITouch], _ phase: UITouch.Phase) {
        for touch in touches {
            touch.phase = phase
            touch.timestamp = clock.now
        }
        UIApplication.shared.sendEvent(UIEvent(touches: Set(touches), timestamp: clock.now))
        hostLayout()
    }
}
