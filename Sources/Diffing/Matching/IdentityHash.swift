/// Thirty bits of a good hash: enough to choose a slot and to be spared nearly all comparisons in vain.
@usableFromInline
struct IdentityHash: Equatable {
    @usableFromInline let bits: UInt32

    @inlinable
    init(bits: UInt32) {
        self.bits = bits
    }

    /// The upper bits of a hash.
    @inlinable
    init(_ hash: UInt64) {
        bits = UInt32(truncatingIfNeeded: hash >> 34)
    }

    /// Stands for a hash that nobody has needed yet; no hash looks like this.
    @inlinable static var unknown: IdentityHash { IdentityHash(bits: .max) }

    /// Scales the hash to a number of slots, which needs not be a power of two.
    @inlinable @inline(__always)
    func slot(of count: Int) -> Int {
        Int(truncatingIfNeeded: (UInt64(bits) &* UInt64(truncatingIfNeeded: count)) >> 30)
    }
}
