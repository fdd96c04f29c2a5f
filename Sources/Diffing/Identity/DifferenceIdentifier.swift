/// An erased identity that is quick to compare.
///
/// Lists of different elements need one type for all their identities. `AnyHashable` is one, and comparing it costs many
/// times what comparing the value in it costs. This one keeps integers, strings, `UUID`s and small values without
/// references (payload-free enums among them) flat, and knows its hash from the moment it is created. Any other value
/// is kept in an `AnyHashable`.
///
/// Two identifiers are equal when their values are of one type and equal.
public struct DifferenceIdentifier: Hashable, CustomStringConvertible {
    @usableFromInline let hash: UInt64
    @usableFromInline let payload: Payload

    @inlinable
    init(hash: UInt64, payload: Payload) {
        self.hash = hash
        self.payload = payload
    }

    /// Erases a value. Wrapping a `DifferenceIdentifier` or an `AnyHashable` does not nest: its value is taken.
    /// Complexity: that of hashing the value.
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

    /// Compares hashes first: different identities hardly ever get any further.
    /// Complexity: that of comparing the values.
    @inlinable @inline(__always)
    public static func == (lhs: DifferenceIdentifier, rhs: DifferenceIdentifier) -> Bool {
        guard lhs.hash == rhs.hash else { return false }
        switch (lhs.payload, rhs.payload) {
        case (.text(let lhs), .text(let rhs)): return areSame(textOfOneHash: lhs, rhs)
        case (.number(let lhs), .number(let rhs)): return lhs == rhs
        case (.uuid(let lhs, let otherLhs), .uuid(let rhs, let otherRhs)): return lhs == rhs && otherLhs == otherRhs
        default: return Payload.isEqual(lhs.payload, rhs.payload)
        }
    }

    /// Feeds the hash that is known already. Complexity: O(1).
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }

    /// The value this was made from. Complexity: O(1).
    public var base: AnyHashable {
        payload.base
    }

    /// The description of the value.
    public var description: String {
        String(describing: base.base)
    }
}
