/// A bit for every element of a list: so small that it stays in the cache while the elements go by.
@usableFromInline
struct Marks {
    @usableFromInline var words: [UInt64]

    /// Marks for a number of elements, none of which is marked.
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

    /// The first element of a range that is marked.
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

    /// Calls back with every word that holds bits of a range, and with those bits, until it is told to stop.
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
