/// A type with a number as its raw value, which can be compared and calculated with.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    /// Creates a value from a number.
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    /// Returns whether the number of a value is less than another's.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Returns a value that is greater by a number.
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }

    /// Returns a value that is greater by a number.
    public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }

    /// Returns a value that is less by a number.
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }

    /// Returns the difference of two values.
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

    /// Adds a number to a value.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

    /// Subtracts a number from a value.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
