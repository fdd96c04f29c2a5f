extension UIControl {
    /// The events of a control. The raw values are UIKit's.
    public struct Event: OptionSet, Sendable {
        /// The raw bits, the same as UIKit's.
        public let rawValue: UInt

        /// Creates a set from UIKit's raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began inside the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch with a tap count above 1 began inside the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved from outside to inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moved from inside to outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ended inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ended outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system canceled the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action occurred, such as the tap of a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A touch showed the control's menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was tapped while editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits reserved for an app's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits reserved for UIKit.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control, which may combine several of these. The raw values are UIKit's.
    public struct State: OptionSet, Hashable, Sendable {
        /// The raw bits, the same as UIKit's.
        public let rawValue: UInt

        /// Creates a set from UIKit's raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Neither highlighted, disabled nor selected.
        public static let normal: State = []
        /// The control is being touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus of a keyboard or remote.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits reserved for an app's own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits reserved for UIKit.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of the content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    /// The horizontal alignment of the content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }
}
