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

    private func move(_ touch: UITouch, to point: CGPoint) {
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = point
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        touch.phase = phase
        touch.timestamp = clock.now
        UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: clock.now))
        hostLayout()
    }
}
