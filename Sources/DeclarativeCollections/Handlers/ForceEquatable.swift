/// Keeps a value out of equality: two wrapped values are always equal.
///
/// Handlers are stored this way. A closure cannot be compared, and a row whose handler is new but whose content is the
/// same must not be updated on screen.
///
/// ```swift
/// @ForceEquatable public var didSelectHandler: (@MainActor () -> Void)?
/// ```
@propertyWrapper
public struct ForceEquatable<Value>: Equatable {
    /// The value that does not take part in equality.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Always `true`.
    public static func == (left: Self, right: Self) -> Bool {
        true
    }
}

extension ForceEquatable: Sendable where Value: Sendable {}
