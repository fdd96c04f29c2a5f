/// A distance: a spacing, a size, a radius, a thickness.
public struct TokenDimension: Hashable, Sendable {
    /// The unit of a distance.
    public enum Unit: String, CaseIterable, Hashable, Sendable {
        /// An idealized pixel, which is a point on iOS.
        case pixels = "px"

        /// The default font size of the system, which the user can change.
        case rootFontSizes = "rem"
    }

    /// The distance in its unit.
    public let value: Double

    /// The unit of the value.
    public let unit: Unit

    /// Creates a distance.
    public init(_ value: Double, _ unit: Unit = .pixels) {
        self.value = value
        self.unit = unit
    }

    /// Returns the distance in points.
    ///
    /// - Parameter rootFontSize: The default font size, in points.
    public func points(rootFontSize: Double = 16) -> Double {
        unit == .pixels ? value : value * rootFontSize
    }
}
