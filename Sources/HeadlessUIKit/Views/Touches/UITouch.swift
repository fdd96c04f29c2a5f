import Foundation

/// A touch on the screen, from its start to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phases of a touch.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    /// The types of touches.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        /// A touch of a pencil; the same as `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// The properties of a touch that may be estimates.
    public struct Properties: OptionSet, Sendable {
        /// The raw bits, the same as UIKit's.
        public let rawValue: Int

        /// Creates a set from UIKit's raw bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The force.
        public static var force: Properties { Properties(rawValue: 1 << 0) }
        /// The direction of a pencil.
        public static var azimuth: Properties { Properties(rawValue: 1 << 1) }
        /// The altitude of a pencil.
        public static var altitude: Properties { Properties(rawValue: 1 << 2) }
        /// The location.
        public static var location: Properties { Properties(rawValue: 1 << 3) }
    }

    /// The type of the touch. Always `.direct`.
    open var type: TouchType { .direct }

    /// The force of the touch, where 1 is average. Always 1.
    open var force: CGFloat { 1 }

    /// The maximum possible force of a touch. Always 1.
    open var maximumPossibleForce: CGFloat { 1 }

    /// The radius of the touch, in points. Always 0.
    open var majorRadius: CGFloat { 0 }

    /// The tolerance of the radius, in points. Always 0.
    open var majorRadiusTolerance: CGFloat { 0 }

    /// The altitude of a pencil above the screen, in radians. Always a right angle.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// Returns the direction of a pencil in a view's coordinates, in radians. Always 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the direction of a pencil in a view's coordinates, as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The number of the update of estimated properties. Always `nil`: no property is estimated.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// The properties whose values are estimates. Always empty.
    open var estimatedProperties: UITouch.Properties { [] }

    /// The estimated properties that will be updated. Always empty.
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

    /// The phase of the touch.
    open internal(set) var phase = Phase.began
    /// The time when the touch last changed, in seconds on the window's clock.
    open internal(set) var timestamp: TimeInterval
    /// The number of taps in quick succession at this location.
    open internal(set) var tapCount = 1
    /// The window in which the touch began.
    open internal(set) var window: UIWindow?
    /// The view in which the touch began.
    open internal(set) var view: UIView?
    /// The gesture recognizers that track the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The delivery states of a touch to its view.
    enum Delivery {
        /// Not delivered yet, because a recognizer delays it.
        case held
        /// Delivered as begun.
        case delivered
        /// No longer delivered: it ended, was canceled, or was never meant for the view.
        case withheld
    }

    final var delivery = Delivery.held
    final var locationInWindow: CGPoint
    final var previousLocationInWindow: CGPoint

    /// Creates a touch without a window.
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

    /// Returns the location of the touch in a view's coordinates; `nil` means the window.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }

    /// Returns the precise location of the touch in a view's coordinates; `nil` means the window.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the precise previous location of the touch in a view's coordinates; `nil` means the window.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Returns the previous location of the touch in a view's coordinates; `nil` means the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }
}
