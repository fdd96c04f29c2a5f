import Foundation

/// An event with the touches of a window at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The types of events.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// The subtypes of motion and remote control events.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointing device.
    public struct ButtonMask: OptionSet, Sendable {
        /// The raw bits, the same as UIKit's.
        public let rawValue: Int

        /// Creates a set from UIKit's raw bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The first button.
        public static var primary: ButtonMask { .button(1) }
        /// The second button.
        public static var secondary: ButtonMask { .button(2) }

        /// Returns a button by its number, starting at 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The type of the event. `.touches` by default.
    open var type: EventType { .touches }
    /// The subtype of a motion or remote control event. `.none` by default.
    open var subtype: EventSubtype { .none }
    /// The modifier keys that are held down. None by default.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The buttons of a pointing device that are held down. Always empty: there is no pointing device.
    open var buttonMask: ButtonMask { [] }
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
