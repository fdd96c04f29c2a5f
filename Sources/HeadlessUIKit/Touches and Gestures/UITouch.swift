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

    /// Where the touch was before it last moved, in a view's coordinates; nil is the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }
}
