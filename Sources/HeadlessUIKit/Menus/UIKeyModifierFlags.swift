/// The modifier keys that are held down.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The raw bits, the same as UIKit's.
    public let rawValue: Int

    /// Creates a set from UIKit's raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static var alphaShift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 16) }
    /// Shift.
    public static var shift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 17) }
    /// Control.
    public static var control: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 18) }
    /// Option.
    public static var alternate: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 19) }
    /// Command.
    public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
    /// The key is on the numeric keypad.
    public static var numericPad: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 21) }
}
