/// A Bloom filter of hashes: 32 bits per hash, two of them set in one word, for a false positive rate of about 1 in
/// 250.
///
/// It is far smaller than a table and makes most unsuccessful lookups unnecessary.
@usableFromInline
struct HashFilter {
    @usableFromInline var words: [UInt64]
    @usableFromInline let mask: UInt32

    /// Creates a filter for a number of hashes.
    @inlinable
    init(count: Int) {
        let wordCount = 1 << (Int.bitWidth - (count / 2).leadingZeroBitCount)
        words = Array(repeating: 0, count: wordCount)
        mask = UInt32(truncatingIfNeeded: wordCount &- 1)
    }

    /// Adds all hashes of a list.
    @inlinable
    mutating func insert<List: IdentityList>(_ list: List) {
        let mask = mask
        words.withUnsafeMutableBufferPointer { words in
            for index in 0..<list.count {
                let hash = list.hash(at: index)
                words[Int(hash.bits & mask)] |= HashFilter.bits(of: hash)
            }
        }
    }

    @inlinable @inline(__always)
    mutating func insert(_ hash: IdentityHash) {
        words[Int(hash.bits & mask)] |= HashFilter.bits(of: hash)
    }

    @inlinable @inline(__always)
    func contains(_ hash: IdentityHash) -> Bool {
        words.withUnsafeBufferPointer { HashFilter.contains(hash, in: $0, mask: mask) }
    }

    /// Checks membership without the array's bounds checks; the mask keeps indexes in bounds.
    @inlinable @inline(__always)
    static func contains(_ hash: IdentityHash, in words: UnsafeBufferPointer<UInt64>, mask: UInt32) -> Bool {
        let bits = bits(of: hash)
        return words[Int(hash.bits & mask)] & bits == bits
    }

    /// The bits that represent a hash in its word: the upper bits of the hash select them, the lower bits select the
    /// word.
    @inlinable @inline(__always)
    static func bits(of hash: IdentityHash) -> UInt64 {
        1 &<< UInt64(hash.bits &>> 24) | 1 &<< UInt64(hash.bits &>> 18)
    }

    /// The union of two filters that were created for the same number of hashes.
    @inlinable
    func union(_ other: HashFilter) -> HashFilter {
        var union = self
        for index in union.words.indices { union.words[index] |= other.words[index] }
        return union
    }
}

/// The filters for the hashes of two lists.
@usableFromInline
struct HashFilters {
    @usableFromInline let source: HashFilter
    @usableFromInline let target: HashFilter

    @inlinable
    init<List: IdentityList>(_ source: List, _ target: List) {
        let count = max(source.count, target.count)
        var filters = (source: HashFilter(count: count), target: HashFilter(count: count))
        filters.source.insert(source)
        filters.target.insert(target)
        (self.source, self.target) = filters
    }

    /// A filter with the hashes of both lists.
    @inlinable var union: HashFilter {
        source.union(target)
    }
}
