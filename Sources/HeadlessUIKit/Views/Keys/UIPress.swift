import Foundation

/// The press of a key or button, from its start to its end.
open class UIPress: NSObject {
    /// The phases of a press.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// The buttons of a remote control.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
    }

    /// The time when the press last changed, in seconds on the window's clock.
    open internal(set) var timestamp: TimeInterval
    /// The phase of the press.
    open internal(set) var phase = Phase.began
    /// The window in which the press began.
    open internal(set) var window: UIWindow?
    /// The responder that receives the press.
    open internal(set) var responder: UIResponder?
    /// The gesture recognizers that receive the press.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The key; `nil` for buttons that are not on a keyboard.
    open internal(set) var key: UIKey?

    private let typeStorage: PressType?

    init(type: PressType?, key: UIKey?, window: UIWindow?, responder: UIResponder?, timestamp: TimeInterval) {
        typeStorage = type
        self.key = key
        self.window = window
        self.responder = responder
        self.timestamp = timestamp
        super.init()
    }

    /// The button of a remote control that the key stands for: an arrow, `menu` for Escape, else `select`.
    open var type: PressType { typeStorage ?? .select }

    /// Whether the key stands for a button of a remote control.
    final var hasButton: Bool { typeStorage != nil }

    /// The force of the press, from 0 to 1. Always 1 until the press ends.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
}
