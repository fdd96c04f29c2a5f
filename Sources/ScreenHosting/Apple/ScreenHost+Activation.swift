#if canImport(UIKit)
import UIKit

// UIKit does not let a process send touches to itself. These members do what it does let: they activate controls and
// elements, select rows through the delegate, scroll and insert text. Gesture recognizers recognize nothing.
extension ScreenHost {
    /// Whether hosts send real touches. On Apple platforms they activate views instead, and gesture recognizers of the
    /// app recognize nothing.
    public nonisolated static let sendsTouches = false

    /// Activates what is at a point, in window coordinates: a control, a row or an accessibility element.
    public func tap(at point: CGPoint) {
        layout()
        if let view = window.hitTest(point, with: nil) { AppleActivation(window: window, point: point).activate(view) }
        layout()
    }

    /// Activates what is at a point twice, in window coordinates.
    public func doubleTap(at point: CGPoint) {
        tap(at: point)
        tap(at: point)
    }

    /// Does nothing: activations are never joined.
    package func separateTaps() {}

    /// Does nothing: a process cannot send long presses to itself.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {}

    /// Sets the slider at the first point to the second, or else scrolls the scroll view there by the distance.
    public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        layout()
        if let view = window.hitTest(start, with: nil) {
            AppleActivation(window: window, point: start).drag(view, to: end)
        }
        layout()
    }

    /// Scrolls the scroll view at the first point by the distance.
    public func flick(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
        drag(from: start, to: end)
    }

    /// Does nothing: a process cannot send long presses to itself.
    public func press(at start: CGPoint, duration: TimeInterval, thenDragTo end: CGPoint) {}

    /// Runs the main run loop for a number of seconds.
    public func advance(by seconds: TimeInterval) {
        guard seconds.isFinite, seconds > 0 else { return layout() }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        layout()
        observer?.timePassed(on: self)
    }

    /// Runs the main run loop until no view has animations.
    ///
    /// - Parameter limit: The maximum number of seconds.
    /// - Returns: Whether nothing moves.
    @discardableResult
    public func settle(within limit: TimeInterval) -> Bool {
        layout()
        let end = time + max(0, limit.isFinite ? limit : 0)
        while isMoving(window) {
            guard time < end else { return false }
            advance(by: 1.0 / 60)
        }
        return true
    }

    /// Always `false`: what happens later in the app cannot be known.
    public var isIdle: Bool { false }

    /// The time in seconds.
    public var time: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Inserts text where it is being edited; a line break is the Return key. Returns `false` if no text is being
    /// edited.
    @discardableResult
    public func typeText(_ text: String) -> Bool {
        layout()
        return AppleTyping(window: window).insert(text)
    }

    /// Deletes characters before the caret. Returns `false` if no text is being edited.
    @discardableResult
    public func deleteBackward(count: Int = 1) -> Bool {
        layout()
        return AppleTyping(window: window).delete(count: count)
    }

    /// Does nothing and returns `false`: a process cannot press keys of a hardware keyboard.
    @discardableResult
    public func press(_ key: String, modifiers: UIKeyModifierFlags = []) -> Bool { false }

    /// Runs an operation. UIKit's exceptions end the process.
    public static func reportingFaults<Result>(
        to handler: @escaping @MainActor @Sendable (String) -> Void,
        during operation: () throws -> Result
    ) rethrows -> Result {
        try operation()
    }

    private func isMoving(_ view: UIView) -> Bool {
        if view is UIActivityIndicatorView || view is UIRefreshControl || view.isHidden { return false }
        if let keys = view.layer.animationKeys(), !keys.isEmpty { return true }
        return view.subviews.contains(where: isMoving)
    }
}
#endif
