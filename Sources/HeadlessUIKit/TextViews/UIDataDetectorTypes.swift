/// Parts of a text that can be looked for.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt

    /// Makes a set of parts.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Numbers to call.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses in the web.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of houses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
