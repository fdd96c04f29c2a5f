/// The kinds of data that can be detected in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The raw bits, the same as UIKit's.
    public let rawValue: UInt

    /// Creates a set from UIKit's raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Street addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All kinds of data.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
