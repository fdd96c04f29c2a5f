#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

// UIKit has no public way to make touches, so these exist only where UIKit is headless.
extension ScreenHost {
    /// Puts a finger on the screen, at a point of the window.
    public func touchDown(at point: CGPoint) {
        layout()
        window.hostTouchDown(at: point)
        layout()
    }

    /// Moves the finger.
    public func touchMoved(to point: CGPoint) {
        window.hostTouchMoved(to: point)
        layout()
    }

    /// Lifts the finger.
    public func touchUp(at point: CGPoint) {
        window.hostTouchUp(at: point)
        layout()
    }

    /// Ends the touch as an incoming call would.
    public func touchCancelled() {
        window.hostTouchCancelled()
        layout()
    }

    /// Puts a finger down, lets the usual delay for touches in scroll views pass, and lifts it.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        advance(by: Self.tapDuration)
        touchUp(at: point)
    }

    /// Holds a finger down for a while, in seconds, and lifts it.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
        touchDown(at: point)
        advance(by: duration)
        touchUp(at: point)
    }

    /// Moves a finger from one point to another in equal steps, one a frame, and lifts it.
    public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        touchDown(at: start)
        for step in 1...max(steps, 1) {
            let part = CGFloat(step) / CGFloat(max(steps, 1))
            advance(by: Self.frameDuration)
            touchMoved(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        touchUp(at: end)
    }

    /// Lets time pass, in seconds: animations, long presses, deceleration. Layout runs after every frame of 1/60 second,
    /// as it does on a device. Time that is negative, infinite or not a number passes unnoticed.
    public func advance(by seconds: TimeInterval) {
        guard seconds.isFinite else { return }
        layout()
        var remaining = seconds
        // With nothing scheduled there is nothing to see on the way.
        while remaining > Self.frameDuration, !window.clock.isIdle {
            window.clock.advance(by: Self.frameDuration)
            layout()
            remaining -= Self.frameDuration
        }
        window.clock.advance(by: remaining)
        layout()
    }

    private static let frameDuration: TimeInterval = 1.0 / 60

    /// Longer than the 150 ms for which a scroll view keeps a touch to itself, shorter than a long press.
    private static let tapDuration: TimeInterval = 0.2
}
#endif
