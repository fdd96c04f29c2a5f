/// A type-erased identity that is fast to compare.
///
/// Lists of mixed elements need one type for all their identities. Comparing `AnyHashable` values costs many times as
/// much as comparing the values inside them. This type stores integers, strings, `UUID`s and small values without
/// references (including enums without associated values) inline and computes the hash once. Any other value is stored
/// as an `AnyHashable`.
///
/// Two identifiers are equal when their values have the same type and are equal.
public struct DifferenceIdentifier: Hashable, CustomStringConvertible {
    @usableFromInline let hash: UInt64
    @usableFromInline let payload: Payload

    @inlinable
    init(hash: UInt64, payload: Payload) {
        self.hash = hash
        self.payload = payload
    }

    /// Creates an identifier that erases a value. A `DifferenceIdentifier` or an `AnyHashable` is unwrapped, not
    /// nested. Complexity: one hash of the value.
    @inlinable
    public init<Value: Hashable>(_ value: Value) {
        let hasher = IdentityHasher()
        if Value.self == String.self {
            let text = unsafeBitCast(value, to: String.self)
            self.init(hash: hasher.hash(text: text), payload: .text(text))
        } else if Value.self == Int.self {
            let number = unsafeBitCast(value, to: Int.self)
            self.init(hash: hasher.hash(number), payload: .number(number))
        } else {
            self.init(other: value)
        }
    }

    /// Compares hashes first, so that values are hardly ever compared for different identities. Complexity: at most one
    /// comparison of the values.
    @inlinable @inline(__always)
    public static func == (lhs: DifferenceIdentifier, rhs: DifferenceIdentifier) -> Bool {
        guard lhs.hash == rhs.hash else { return false }
        switch (lhs.payload, rhs.payload) {
        case (.text(let lhs), .text(let rhs)): return areSame(textWithEqualHash: lhs, rhs)
        case (.number(let lhs), .number(let rhs)): return lhs == rhs
        case (.uuid(let lhs, let otherLhs), .uuid(let rhs, let otherRhs)): return lhs == rhs && otherLhs == otherRhs
        default: return Payload.isEqual(lhs.payload, rhs.payload)
        }
    }

    /// Feeds the precomputed hash into the hasher. Complexity: O(1).
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }

    /// The erased value. Complexity: O(1).
    public var base: AnyHashable {
        payload.base
    }

    /// The description of the value.
    public var description: String {
        String(describing: base.base)
    }
}
