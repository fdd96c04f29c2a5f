/// A set of hashes that may also contain others: 32 bits for every one, so at most one in 32 is in it by chance.
///
/// It is far smaller than a table, and what is not in it needs not be looked up.
@usableFromInline
struct HashFilter {
    @usableFromInline var words: [UInt64]
    @usableFromInline let mask: UInt32

    /// A filter for a number of hashes.
    @inlinable
    init(count: Int) {
        let bitCount = max(64, 1 << (Int.bitWidth - (32 * count).leadingZeroBitCount))
        words = Array(repeating: 0, count: bitCount / 64)
        mask = UInt32(truncatingIfNeeded: bitCount &- 1)
    }

    /// A filter of all hashes of a list.
    @inlinable
    init<List: IdentityList>(_ list: List) {
        self.init(count: list.count)
        for index in 0..<list.count { insert(list.hash(at: index)) }
    }

    @inlinable @inline(__always)
    mutating func insert(_ hash: IdentityHash) {
        let bit = hash.bits & mask
        words[Int(bit &>> 6)] |= 1 &<< UInt64(bit & 63)
    }

    @inlinable @inline(__always)
    func contains(_ hash: IdentityHash) -> Bool {
        let bit = hash.bits & mask
        return words[Int(bit &>> 6)] &>> UInt64(bit & 63) & 1 != 0
    }
}

/// The hashes of two lists.
@usableFromInline
struct HashFilters {
    @usableFromInline let source: HashFilter
    @usableFromInline let target: HashFilter

    @inlinable
    init<List: IdentityList>(_ source: List, _ target: List) {
        self.source = HashFilter(source)
        self.target = HashFilter(target)
    }

    @inlinable @inline(__always)
    func contains(_ hash: IdentityHash) -> Bool {
        source.contains(hash) || target.contains(hash)
    }
}
