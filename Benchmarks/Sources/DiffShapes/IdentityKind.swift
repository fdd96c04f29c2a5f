import BatchDiffing
import Foundation

/// A type of identities and a factory for them; each identity has its own storage.
public protocol IdentityKind {
    /// The type of the identities.
    associatedtype Identity: Hashable
    /// The name in the output.
    static var name: String { get }
    /// The limits that apply to the type; `nil` if there are none.
    static var limits: IdentityLimits? { get }
    /// Returns the identity for a number.
    static func identity(of number: Int) -> Identity
}

/// The sets of limits.
public enum IdentityLimits: Sendable {
    /// The limits for strings.
    case string
    /// The limits for integers.
    case int
}

/// Integers in no particular order.
public enum IntKind: IdentityKind {
    /// The name in the output.
    public static let name = "Int"
    /// The limits for integers.
    public static let limits: IdentityLimits? = .int

    /// Returns an integer that is scattered over the whole range.
    public static func identity(of number: Int) -> Int {
        var generator = SeededGenerator(seed: UInt64(number))
        return Int(truncatingIfNeeded: generator.next())
    }
}

/// Strings of 36 characters.
public enum StringKind: IdentityKind {
    /// The name in the output.
    public static let name = "String"
    /// The limits for strings.
    public static let limits: IdentityLimits? = .string

    /// Returns the string form of a `UUID`, in its own memory.
    public static func identity(of number: Int) -> String {
        UUIDKind.identity(of: number).uuidString
    }
}

/// `UUID`s.
public enum UUIDKind: IdentityKind {
    /// The name in the output.
    public static let name = "UUID"
    /// No limits.
    public static let limits: IdentityLimits? = nil

    /// Returns a `UUID` whose bytes depend only on the number.
    public static func identity(of number: Int) -> UUID {
        var generator = SeededGenerator(seed: UInt64(number))
        let words = (generator.next(), generator.next())
        return UUID(uuid: unsafeBitCast(words, to: uuid_t.self))
    }
}

/// The type-erased identity of items, created from strings.
public enum ErasedStringKind: IdentityKind {
    /// The name in the output.
    public static let name = "ErasedString"
    /// The limits for strings.
    public static let limits: IdentityLimits? = .string

    /// Returns a type-erased string.
    public static func identity(of number: Int) -> DifferenceIdentifier {
        DifferenceIdentifier(StringKind.identity(of: number))
    }
}
