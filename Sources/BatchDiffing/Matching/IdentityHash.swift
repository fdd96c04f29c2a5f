/// The upper thirty bits of a hash: enough to choose a slot and to avoid nearly all unsuccessful comparisons.
@usableFromInline
struct IdentityHash: Equatable {
    @usableFromInline let bits: UInt32

    @inlinable
    init(bits: UInt32) {
        self.bits = bits
    }

    /// Takes the upper bits of a hash.
    @inlinable
    init(_ hash: UInt64) {
        bits = UInt32(truncatingIfNeeded: hash >> 34)
    }

    /// A placeholder for a hash that has not been computed; no real hash has this value.
    @inlinable static var unknown: IdentityHash { IdentityHash(bits: .max) }

    /// Scales the hash to a number of slots, which need not be a power of two.
    @inlinable @inline(__always)
    func slot(of count: Int) -> Int {
        Int(truncatingIfNeeded: (UInt64(bits) &* UInt64(truncatingIfNeeded: count)) >> 30)
    }
}
