#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

// UIKit has no public way to synthesize touches, so these methods exist only where UIKit is headless. The window lays out after
// each event that it sends.
extension ScreenHost {
    /// Begins a touch at a point, in window coordinates.
    public func touchDown(at point: CGPoint) {
        layout()
        window.hostTouchDown(at: point)
        observer?.touchChanged(to: point, on: self)
    }

    /// Moves the touch to a point, in window coordinates.
    public func touchMoved(to point: CGPoint) {
        window.hostTouchMoved(to: point)
        observer?.touchChanged(to: point, on: self)
    }

    /// Ends the touch at a point, in window coordinates.
    public func touchUp(at point: CGPoint) {
        window.hostTouchUp(at: point)
        observer?.touchChanged(to: nil, on: self)
    }

    /// Cancels the touch, as an incoming call does.
    public func touchCancelled() {
        window.hostTouchCancelled()
        observer?.touchChanged(to: nil, on: self)
    }

    /// Taps at a point, in window coordinates, holding longer than the touch delay of scroll views.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        advance(by: Self.tapDuration)
        touchUp(at: point)
    }

    /// Touches and holds a point for a duration in seconds.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
        touchDown(at: point)
        advance(by: duration)
        touchUp(at: point)
    }

    /// Drags from one point to another in equal steps, one per frame.
    public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        touchDown(at: start)
        for step in 1...max(steps, 1) {
            let part = CGFloat(step) / CGFloat(max(steps, 1))
            advance(by: Self.frameDuration)
            touchMoved(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        touchUp(at: end)
    }

    /// Advances the clock by a number of seconds: animations, long presses, deceleration. Layout runs after each frame
    /// of 1/60 second, as on a device. Negative, infinite or NaN durations are ignored.
    public func advance(by seconds: TimeInterval) {
        guard seconds.isFinite else { return }
        layout()
        var remaining = seconds
        // If nothing is scheduled, the frames in between do not change.
        while remaining > Self.frameDuration, !window.clock.isIdle {
            pass(Self.frameDuration)
            remaining -= Self.frameDuration
        }
        pass(remaining)
    }

    private static let frameDuration: TimeInterval = 1.0 / 60

    /// Longer than the 150 ms by which a scroll view delays touches, shorter than a long press.
    private static let tapDuration: TimeInterval = 0.2
}
#endif
