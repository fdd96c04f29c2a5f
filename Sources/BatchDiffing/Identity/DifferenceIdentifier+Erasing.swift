import Foundation

extension DifferenceIdentifier {
    /// Erases a value of a less common type.
    @usableFromInline
    init<Value: Hashable>(other value: Value) {
        // Types are compared instead of cast, because a cast would also unwrap optionals.
        if Value.self == DifferenceIdentifier.self {
            self = unsafeBitCast(value, to: DifferenceIdentifier.self)
        } else if Value.self == AnyHashable.self {
            self = DifferenceIdentifier.unwrapping(AnyHashable(value))
        } else {
            self.init(hash: IdentityHasher().hash(value), payload: Payload(of: value))
        }
    }

    /// Unwraps the value of an `AnyHashable` with its dynamic type.
    private static func unwrapping(_ box: AnyHashable) -> DifferenceIdentifier {
        func unwrap<Value>(_ value: Value) -> DifferenceIdentifier {
            guard let type = Value.self as? any Hashable.Type else {
                return DifferenceIdentifier(hash: IdentityHasher().hash(any: box), payload: .box(Box(box)))
            }
            func erase<HashableValue: Hashable>(_ type: HashableValue.Type) -> DifferenceIdentifier {
                DifferenceIdentifier(unsafeBitCast(value, to: type))
            }
            return erase(type)
        }
        return _openExistential(box.base, do: unwrap)
    }
}

extension DifferenceIdentifier {
    /// The storage of an identifier. Only the last case allocates, apart from the text itself.
    @usableFromInline
    enum Payload {
        case text(String)
        case number(Int)
        case uuid(UInt64, UInt64)
        /// The bytes of a value without references, and its type.
        case small(UInt64, type: Any.Type)
        case box(Box)
    }

    /// A heap-allocated value: one pointer, so that identifiers stay small.
    @usableFromInline
    final class Box {
        let value: AnyHashable

        init(_ value: AnyHashable) {
            self.value = value
        }
    }
}

extension DifferenceIdentifier.Payload {
    init<Value: Hashable>(of value: Value) {
        if Value.self == UUID.self {
            let words = unsafeBitCast(value, to: (UInt64, UInt64).self)
            self = .uuid(words.0, words.1)
        } else if _isPOD(Value.self), MemoryLayout<Value>.size <= MemoryLayout<UInt64>.size {
            var bytes: UInt64 = 0
            withUnsafeMutableBytes(of: &bytes) { $0.storeBytes(of: value, as: Value.self) }
            self = .small(bytes, type: Value.self)
        } else {
            self = .box(DifferenceIdentifier.Box(AnyHashable(value)))
        }
    }

    var base: AnyHashable {
        switch self {
        case .text(let text): return AnyHashable(text)
        case .number(let number): return AnyHashable(number)
        case .uuid(let first, let second): return AnyHashable(unsafeBitCast((first, second), to: UUID.self))
        case .box(let box): return box.value
        case .small(let bytes, let type):
            guard let type = type as? any Hashable.Type else {
                preconditionFailure("Only hashable values are erased, and \(type) is not.")
            }
            func load<Value: Hashable>(_ type: Value.Type) -> AnyHashable {
                AnyHashable(withUnsafeBytes(of: bytes) { $0.load(as: type) })
            }
            return load(type)
        }
    }

    /// Returns whether two values with equal hashes are equal.
    ///
    /// Equal bytes of one type mean equal values. Different bytes may also be equal, because a type may define its own
    /// equality.
    @usableFromInline
    static func isEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.text(let lhs), .text(let rhs)): return lhs == rhs
        case (.number(let lhs), .number(let rhs)): return lhs == rhs
        case (.uuid(let lhs, let otherLhs), .uuid(let rhs, let otherRhs)): return lhs == rhs && otherLhs == otherRhs
        case (.small(let lhsBytes, let lhsType), .small(let rhsBytes, let rhsType)):
            return lhsType == rhsType && (lhsBytes == rhsBytes || lhs.base == rhs.base)
        case (.box(let lhs), .box(let rhs)): return lhs === rhs || lhs.value == rhs.value
        default: return false
        }
    }
}
