extension HashMatcher {
    /// Returns a bit for each of at most 64 candidates of the other list: whether it equals its likely partner.
    @inlinable
    mutating func likelyPairs(in range: Range<Int>) -> UInt64 {
        comparisons &-= range.count
        var areSame: UInt64 = 0
        if mayBeText(List.Identity.self) {
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: UInt64.bitWidth) { ends in
                readEnds(in: range, into: ends)
                forEachLikelyPair(in: range) { number, partner, index in
                    let isPair = isSame(partner, in: indexed.list, index, in: other.list, ends: ends[number])
                    areSame |= (isPair ? 1 : 0) &<< UInt64(number)
                }
            }
        } else {
            forEachLikelyPair(in: range) { number, partner, index in
                let isPair = isSame(partner, in: indexed.list, index, in: other.list)
                areSame |= (isPair ? 1 : 0) &<< UInt64(number)
            }
        }
        return areSame
    }

    /// Reads the ends of the strings of all likely partners.
    ///
    /// They are scattered in memory. Nothing but reading is done here, so that the processor waits for many of them at
    /// once; when the strings are compared, they are in the cache.
    @inlinable @inline(never)
    func readEnds(in range: Range<Int>, into ends: UnsafeMutableBufferPointer<UInt64>) {
        forEachLikelyPair(in: range) { number, partner, _ in
            ends[number] = endsOfText(in: indexed.list.identity(at: partner))
        }
    }

    /// Calls `body` with each candidate that has a likely partner: its number, the partner and its own index.
    @inlinable @inline(__always)
    func forEachLikelyPair(in range: Range<Int>, _ body: (_ number: Int, _ partner: Int, _ index: Int) -> Void) {
        for candidate in range {
            let index = other.index(of: candidate)
            let partner = Int(otherPartners[index])
            if partner >= 0 { body(candidate &- range.lowerBound, partner, index) }
        }
    }
}

/// Returns whether two lists have the same identity at two indexes, given the ends of the first string.
@inlinable @inline(never)
func isSame<List: IdentityList>(
    _ index: Int,
    in list: List,
    _ otherIndex: Int,
    in other: List,
    ends: UInt64
) -> Bool {
    areSame(list.identity(at: index), other.identity(at: otherIndex), ends: ends)
}
