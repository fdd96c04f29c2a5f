/// The kinds of scroll events of pointing devices.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The raw bits, the same as UIKit's.
    public let rawValue: Int

    /// Creates a set from UIKit's raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Steps, as of a mouse wheel.
    public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
    /// Continuous movement, as on a trackpad.
    public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
    /// All kinds.
    public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}
