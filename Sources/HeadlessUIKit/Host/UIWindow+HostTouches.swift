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
        guard let first = places.first else { return }
        hostTouchCancelled()
        let fingers = [0, distance].map { offset in
            UITouch(window: self, location: CGPoint(x: first.x + offset, y: first.y), timestamp: clock.now)
        }
        send(fingers, .began)
        for (start, end) in zip(places, places.dropFirst()) {
            for step in 1...max(steps, 1) {
                pause()
                let part = CGFloat(step) / CGFloat(max(steps, 1))
                let x = start.x + (end.x - start.x) * part
                let y = start.y + (end.y - start.y) * part
                for (finger, offset) in zip(fingers, [0, distance]) { move(finger, to: CGPoint(x: x + offset, y: y)) }
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
