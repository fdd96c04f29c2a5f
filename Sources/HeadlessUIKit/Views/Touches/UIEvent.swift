import Foundation

/// What happened to the touches of a window at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What kind of event it is.
    public enum EventType: Int, Sendable {
        case touches = 0
    }

    /// What kind of event it is.
    open var type: EventType { .touches }
    /// When it happened, in seconds of the window's clock.
    open internal(set) var timestamp: TimeInterval
    /// All touches of the event.
    open internal(set) var allTouches: Set<UITouch>?

    /// Makes an event without touches.
    public override convenience init() {
        self.init(touches: [], timestamp: 0)
    }

    init(touches: Set<UITouch>, timestamp: TimeInterval) {
        self.timestamp = timestamp
        allTouches = touches
        super.init()
    }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// The touches that were seen since the last event and are told of together: the one itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) ?? false ? [touch] : nil
    }

    /// Where a touch may be next: nobody's guess here.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) ?? false ? [] : nil
    }

    /// The touches that a recogniser watches.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }
}
