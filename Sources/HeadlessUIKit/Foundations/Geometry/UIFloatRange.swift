import Foundation

/// A range of numbers.
public struct UIFloatRange: Equatable, Codable, Sendable {
    /// The least number.
    public var minimum: CGFloat
    /// The greatest number.
    public var maximum: CGFloat

    /// Creates a range of zeros.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// A range of zeros.
    public static let zero = UIFloatRange()

    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range is without bounds.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Returns whether two ranges are equal.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
    range == otherRange
}
