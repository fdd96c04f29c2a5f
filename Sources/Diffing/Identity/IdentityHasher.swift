import Foundation

/// Hashes identities for the short life of one table.
///
/// `Hasher` is made to withstand any input at a price. Integers, `UUID`s and ASCII strings are mixed here by a few
/// multiplications instead, from a seed that is drawn anew in every process, so input cannot be made to collide.
/// All other types hash themselves with `Hasher`, which by their contract agrees with their equality.
@usableFromInline
struct IdentityHasher {
    /// Drawn once a process by the standard library, and not drawn at all where it is told to hash deterministically.
    @usableFromInline static let processSeed = UInt64(truncatingIfNeeded: Hasher().finalize())

    @usableFromInline let seed: UInt64

    @inlinable
    init() {
        seed = IdentityHasher.processSeed
    }

    /// The hash of an identity: equal for equal ones. In specialised code the comparisons of types cost nothing.
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

    /// The hash of two equal identities; `nil` for different ones.
    @inlinable @inline(__always)
    func hash<Identity: Hashable>(ifSame lhs: Identity, _ rhs: Identity) -> UInt64? {
        if Identity.self == String.self {
            return hash(ifSameText: unsafeBitCast(lhs, to: String.self), unsafeBitCast(rhs, to: String.self))
        }
        return lhs == rhs ? hash(rhs) : nil
    }

    /// The hash of a number.
    @inlinable
    func hash(word: UInt64) -> UInt64 {
        IdentityHasher.mix(word ^ seed, IdentityHasher.multiplier)
    }

    /// The hash of sixteen bytes.
    @inlinable
    func hash(_ first: UInt64, _ second: UInt64) -> UInt64 {
        IdentityHasher.mix(
            IdentityHasher.mix(first ^ seed, IdentityHasher.multiplier) ^ second,
            IdentityHasher.otherMultiplier
        )
    }

    /// The hash of anything else, by its own account.
    @inlinable
    func hash<Identity: Hashable>(any identity: Identity) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(identity)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    /// Odd, with half of its bits set at random: the fractional digits of the golden ratio.
    @inlinable static var multiplier: UInt64 { 0x9E37_79B9_7F4A_7C15 }
    /// The fractional digits of π.
    @inlinable static var otherMultiplier: UInt64 { 0x243F_6A88_85A3_08D3 }

    /// Multiplies to 128 bits and folds the halves: every bit of the input reaches every bit of the result.
    @inlinable
    static func mix(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
        let product = lhs.multipliedFullWidth(by: rhs)
        return product.high ^ product.low
    }
}
