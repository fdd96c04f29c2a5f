extension HashMatcher {
    /// A bit for every candidate of the other list, at most 64: whether its identity is that of its likely partner.
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

    /// Reads the ends of the texts of all likely partners.
    ///
    /// These lie anywhere in memory. Reading is all that is done here, so that the processor waits for many of them at
    /// once; when texts are compared, they are at hand.
    @inlinable @inline(never)
    func readEnds(in range: Range<Int>, into ends: UnsafeMutableBufferPointer<UInt64>) {
        forEachLikelyPair(in: range) { number, partner, _ in
            ends[number] = endsOfText(in: indexed.list.identity(at: partner))
        }
    }

    /// Calls back with the number of every candidate that has a likely partner, with that partner and its own index.
    @inlinable @inline(__always)
    func forEachLikelyPair(in range: Range<Int>, _ body: (_ number: Int, _ partner: Int, _ index: Int) -> Void) {
        for candidate in range {
            let index = other.index(of: candidate)
            let partner = Int(otherPartners[index])
            if partner >= 0 { body(candidate &- range.lowerBound, partner, index) }
        }
    }
}

/// Whether two lists have one identity at two places, if the text at the first place has such ends.
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
