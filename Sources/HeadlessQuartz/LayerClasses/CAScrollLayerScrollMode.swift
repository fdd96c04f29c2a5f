/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a value from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In no direction.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Left and right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// In all directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
