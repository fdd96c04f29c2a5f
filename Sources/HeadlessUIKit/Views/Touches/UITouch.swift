import Foundation

/// One finger on the screen, from touching down to lifting.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        /// A pencil.
        public static var stylus: TouchType { .pencil }
    }

    /// What touches: always a finger here.
    open var type: TouchType { .direct }

    /// How hard it is touched, 1 being as usual. Nothing here tells one touch from another.
    open var force: CGFloat { 1 }

    /// How hard it can be touched.
    open var maximumPossibleForce: CGFloat { 1 }

    /// The radius of the touch in points; a host touches at a point.
    open var majorRadius: CGFloat { 0 }

    /// How far the radius may be wrong.
    open var majorRadiusTolerance: CGFloat { 0 }

    /// Where the touch is in its life.
    open internal(set) var phase = Phase.began
    /// When the touch last changed, in seconds of the window's clock.
    open internal(set) var timestamp: TimeInterval
    /// Which tap this is in a row at one place.
    open internal(set) var tapCount = 1
    /// The window the touch began in.
    open internal(set) var window: UIWindow?
    /// The view the touch began in.
    open internal(set) var view: UIView?
    /// The recognisers that watch the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// What the view knows of the touch.
    enum Delivery {
        /// Nothing yet, because a recogniser delays it.
        case held
        /// That it began.
        case delivered
        /// Nothing any more: it ended, was cancelled, or never was the view's.
        case withheld
    }

    final var delivery = Delivery.held
    final var locationInWindow: CGPoint
    final var previousLocationInWindow: CGPoint

    /// Makes a touch that is nowhere.
    public override convenience init() {
        self.init(window: nil, location: .zero, timestamp: 0)
    }

    init(window: UIWindow?, location: CGPoint, timestamp: TimeInterval) {
        self.window = window
        self.timestamp = timestamp
        locationInWindow = location
        previousLocationInWindow = location
        super.init()
    }

    final func isWatched(by recognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizers?.contains { $0 === recognizer } ?? false
    }

    /// Where the touch is, in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }

    /// Where the touch is as exactly as is known, in a view's coordinates; nil is the window.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Where the touch was before it last moved as exactly as is known, in a view's coordinates; nil is the window.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Where the touch was before it last moved, in a view's coordinates; nil is the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }
}
