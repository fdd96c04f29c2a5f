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

    /// Moves two fingers from one place to another in equal steps, and lifts them.
    ///
    /// - Parameters:
    ///   - start: The place of the first finger, in window coordinates.
    ///   - end: Where it is lifted.
    ///   - distance: The place of the second finger beside the first one, in points.
    ///   - steps: The number of movements.
    ///   - pause: Called before each movement, to let time pass.
    public func hostTwoFingerDrag(
        from start: CGPoint,
        to end: CGPoint,
        distance: CGFloat,
        steps: Int,
        pause: () -> Void
    ) {
        hostTouchCancelled()
        let fingers = [0, distance].map { offset in
            UITouch(window: self, location: CGPoint(x: start.x + offset, y: start.y), timestamp: clock.now)
        }
        send(fingers, .began)
        for step in 1...max(steps, 1) {
            pause()
            let part = CGFloat(step) / CGFloat(max(steps, 1))
            for (finger, offset) in zip(fingers, [0, distance]) {
                let place = CGPoint(
                    x: start.x + (end.x - start.x) * part + offset,
                    y: start.y + (end.y - start.y) * part
                )
                move(finger, to: place)
            }
            send(fingers, .moved)
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
