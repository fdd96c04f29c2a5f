extension UIControl {
    /// What happens to a control. The values are UIKit's.
    public struct Event: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger touches down inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger touches down again, shortly after the last tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger comes back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moves from inside to outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system takes a touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The person changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main thing that the control is for happened, a button's tap for example.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu of the control was shown by a touch.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field begins to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The person changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field is left.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was tapped.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for events of an app's own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that UIKit keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control is at the moment; several states may hold at once. The values are UIKit's.
    public struct State: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// None of the others.
        public static let normal: State = []
        /// Being touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not answering to touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// In the focus of a keyboard or remote control.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for states of an app's own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that UIKit keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content lies between top and bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    /// Where content lies between the sides.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }
}
