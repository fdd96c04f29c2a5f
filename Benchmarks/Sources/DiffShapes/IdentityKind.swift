import Diffing
import Foundation

/// A type of identities and how to make them; every call makes one with storage of its own.
public protocol IdentityKind {
    /// The type of the identities.
    associatedtype Identity: Hashable
    /// The name in the output.
    static var name: String { get }
    /// Whether the limits for strings hold, or those for integers; `nil` where there are none.
    static var limits: IdentityLimits? { get }
    /// The identity of a number.
    static func identity(of number: Int) -> Identity
}

/// Which column of limits applies.
public enum IdentityLimits: Sendable {
    /// Those of strings.
    case string
    /// Those of integers.
    case int
}

/// Integers without any order.
public enum IntKind: IdentityKind {
    /// The name in the output.
    public static let name = "Int"
    /// The limits of integers.
    public static let limits: IdentityLimits? = .int

    /// Scatters the number over all integers.
    public static func identity(of number: Int) -> Int {
        var generator = SeededGenerator(seed: UInt64(number))
        return Int(truncatingIfNeeded: generator.next())
    }
}

/// Strings of 36 characters.
public enum StringKind: IdentityKind {
    /// The name in the output.
    public static let name = "String"
    /// The limits of strings.
    public static let limits: IdentityLimits? = .string

    /// The text of a `UUID`, in memory of its own.
    public static func identity(of number: Int) -> String {
        UUIDKind.identity(of: number).uuidString
    }
}

/// `UUID`s.
public enum UUIDKind: IdentityKind {
    /// The name in the output.
    public static let name = "UUID"
    /// There are none.
    public static let limits: IdentityLimits? = nil

    /// A `UUID` whose bytes depend on the number alone.
    public static func identity(of number: Int) -> UUID {
        var generator = SeededGenerator(seed: UInt64(number))
        let words = (generator.next(), generator.next())
        return UUID(uuid: unsafeBitCast(words, to: uuid_t.self))
    }
}

/// The identity that items use, made of strings.
public enum ErasedStringKind: IdentityKind {
    /// The name in the output.
    public static let name = "ErasedString"
    /// The limits of strings.
    public static let limits: IdentityLimits? = .string

    /// An erased text.
    public static func identity(of number: Int) -> DifferenceIdentifier {
        DifferenceIdentifier(StringKind.identity(of: number))
    }
}
