/// A bit set with one bit per element of a list, small enough to stay in the cache.
@usableFromInline
struct Marks {
    @usableFromInline var words: [UInt64]

    /// Creates an empty set for a number of elements.
    @inlinable
    init(count: Int) {
        words = Array(repeating: 0, count: (count + 63) / 64)
    }

    @inlinable @inline(__always)
    func contains(_ index: Int) -> Bool {
        words[index &>> 6] &>> UInt64(index & 63) & 1 != 0
    }

    @inlinable
    mutating func insert(_ index: Int) {
        words[index &>> 6] |= 1 &<< UInt64(index & 63)
    }

    /// Marks all elements of a range.
    @inlinable
    mutating func insert(_ range: Range<Int>) {
        Marks.forEachWord(of: range) { word, bits in
            words[word] |= bits
            return true
        }
    }

    /// The first marked element in a range.
    @inlinable
    func first(in range: Range<Int>) -> Int? {
        var first: Int?
        Marks.forEachWord(of: range) { word, bits in
            let marked = words[word] & bits
            if marked != 0 { first = (word &<< 6) &+ marked.trailingZeroBitCount }
            return marked == 0
        }
        return first
    }

    /// Calls `body` with each word that holds bits of a range, and with those bits, until it returns `false`.
    @inlinable @inline(__always)
    static func forEachWord(of range: Range<Int>, _ body: (Int, UInt64) -> Bool) {
        guard !range.isEmpty else { return }
        let last = (range.upperBound - 1) &>> 6
        for word in (range.lowerBound &>> 6)...last {
            let start = max(range.lowerBound &- (word &<< 6), 0)
            let end = min(range.upperBound &- (word &<< 6), 64)
            let bits = (UInt64.max &>> UInt64(64 &- (end &- start))) &<< UInt64(start)
            guard body(word, bits) else { return }
        }
    }
}
