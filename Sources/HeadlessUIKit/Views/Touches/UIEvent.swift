import Foundation

/// An event with the touches of a window at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The types of events.
    public enum EventType: Int, Sendable {
        case touches = 0
    }

    /// The type of the event. Always `.touches`.
    open var type: EventType { .touches }
    /// The time of the event, in seconds on the window's clock.
    open internal(set) var timestamp: TimeInterval
    /// All touches of the event.
    open internal(set) var allTouches: Set<UITouch>?

    /// Creates an event without touches.
    public override convenience init() {
        self.init(touches: [], timestamp: 0)
    }

    init(touches: Set<UITouch>, timestamp: TimeInterval) {
        self.timestamp = timestamp
        allTouches = touches
        super.init()
    }

    /// Returns the touches that belong to a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// Returns the touches that belong to a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// Returns the coalesced touches for a touch. Always the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) ?? false ? [touch] : nil
    }

    /// Returns predicted touches for a touch. Always empty.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) ?? false ? [] : nil
    }

    /// Returns the touches that a gesture recognizer tracks.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }
}
