/// A property wrapper that excludes a value from equality: two wrapped values are always equal.
///
/// Handlers are stored this way. Closures cannot be compared, and a row with a new handler but equal content must not
/// be updated on screen.
///
/// ```swift
/// @ForceEquatable public var didSelectHandler: (@MainActor () -> Void)?
/// ```
///
/// The type with the property needs no `nonisolated`: contents and items are nonisolated by their protocol. The compiler
/// rejects the keyword on a type with a property wrapper.
@propertyWrapper
public struct ForceEquatable<Value>: Equatable {
    /// The value that is excluded from equality.
    public var wrappedValue: Value

    /// Creates a wrapper around a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Returns `true`, because wrapped values are excluded from equality.
    public static func == (left: Self, right: Self) -> Bool {
        true
    }
}

extension ForceEquatable: Sendable where Value: Sendable {}
