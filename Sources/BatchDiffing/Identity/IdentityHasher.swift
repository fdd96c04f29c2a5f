import Foundation

/// Hashes identities for the short lifetime of one table.
///
/// `Hasher` resists any input but is slow. Integers, `UUID`s and ASCII strings are mixed here by a few multiplications
/// instead, with a random seed per process, so that input cannot be crafted to collide. All other types use `Hasher`,
/// whose result agrees with their equality.
@usableFromInline
struct IdentityHasher {
    /// A random number from the standard library, once per process; constant when deterministic hashing is enabled.
    @usableFromInline static let processSeed = UInt64(truncatingIfNeeded: Hasher().finalize())

    @usableFromInline let seed: UInt64

    @inlinable
    init() {
        seed = IdentityHasher.processSeed
    }

    /// Returns the hash of an identity; equal identities have equal hashes. The type checks cost nothing in specialized
    /// code.
    @inlinable @inline(__always)
    func hash<Identity: Hashable>(_ identity: Identity) -> UInt64 {
        if Identity.self == DifferenceIdentifier.self {
            return unsafeBitCast(identity, to: DifferenceIdentifier.self).hash
        } else if Identity.self == String.self {
            return hash(text: unsafeBitCast(identity, to: String.self))
        } else if Identity.self == Int.self {
            return hash(word: UInt64(bitPattern: Int64(unsafeBitCast(identity, to: Int.self))))
        } else if Identity.self == Int64.self || Identity.self == UInt64.self {
            return hash(word: unsafeBitCast(identity, to: UInt64.self))
        } else if Identity.self == Int32.self || Identity.self == UInt32.self {
            return hash(word: UInt64(unsafeBitCast(identity, to: UInt32.self)))
        } else if Identity.self == UUID.self {
            let words = unsafeBitCast(identity, to: (UInt64, UInt64).self)
            return hash(words.0, words.1)
        } else {
            return hash(any: identity)
        }
    }

    /// Returns the hash of two equal identities, or `nil` if they differ.
    @inlinable @inline(__always)
    func hash<Identity: Hashable>(ifSame lhs: Identity, _ rhs: Identity) -> UInt64? {
        if Identity.self == String.self {
            return hash(ifSameText: unsafeBitCast(lhs, to: String.self), unsafeBitCast(rhs, to: String.self))
        }
        return lhs == rhs ? hash(rhs) : nil
    }

    /// Returns the hash of a 64-bit number.
    @inlinable
    func hash(word: UInt64) -> UInt64 {
        IdentityHasher.mix(word ^ seed, IdentityHasher.multiplier)
    }

    /// Returns the hash of sixteen bytes.
    @inlinable
    func hash(_ first: UInt64, _ second: UInt64) -> UInt64 {
        IdentityHasher.mix(
            IdentityHasher.mix(first ^ seed, IdentityHasher.multiplier) ^ second,
            IdentityHasher.otherMultiplier
        )
    }

    /// Returns the hash of any other type by its own `Hashable` conformance.
    @inlinable
    func hash<Identity: Hashable>(any identity: Identity) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(identity)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    /// The fractional digits of the golden ratio: odd, with about half of its bits set.
    @inlinable static var multiplier: UInt64 { 0x9E37_79B9_7F4A_7C15 }
    /// The fractional digits of π.
    @inlinable static var otherMultiplier: UInt64 { 0x243F_6A88_85A3_08D3 }

    /// Multiplies to 128 bits and folds the halves, so that each input bit affects all bits of the result.
    @inlinable
    static func mix(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
        let product = lhs.multipliedFullWidth(by: rhs)
        return product.high ^ product.low
    }
}
