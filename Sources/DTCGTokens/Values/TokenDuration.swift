/// A length of time.
public struct TokenDuration: Hashable, Sendable {
    /// The unit of a length of time.
    public enum Unit: String, CaseIterable, Hashable, Sendable {
        case milliseconds = "ms"
        case seconds = "s"
    }

    /// The length in its unit.
    public let value: Double

    /// The unit of the value.
    public let unit: Unit

    /// Creates a length of time.
    public init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The length in seconds.
    public var seconds: Double {
        unit == .seconds ? value : value / 1000
    }
}
