extension ListMatcher {
    /// Whether an element of a run occurs among the leftovers as well, so that occurrences may have been confused.
    ///
    /// Nearly always none does, and then a bit an element says so. `true` may also mean that elements of runs occur
    /// several times without being confused.
    @inlinable
    func hasRepetitions(
        _ sourceIdentities: LeftoverIdentities<Traits>,
        _ targetIdentities: LeftoverIdentities<Traits>,
        targetHashes: UnsafeMutablePointer<IdentityHash>
    ) -> Bool {
        let suspects = suspects(sourceIdentities, targetIdentities, targetHashes: targetHashes)
        guard !suspects.isEmpty else { return false }
        // With a decent hash hardly any are needed, but for true repetitions.
        var comparisons = suspects.count
        // Most leftovers are not in the table, and are done with sooner the emptier it is.
        var table = IdentityTable(count: 4 * suspects.count)
        for suspect in suspects {
            let index = Int(suspect)
            let slot = table.slot(for: targetHashes[index], comparisons: &comparisons) {
                areSame(Traits.identity(of: target[$0]), Traits.identity(of: target[index]))
            }
            guard let slot, table.position(in: slot) == nil else { return true }
            table.put(index, in: slot, hash: targetHashes[index])
        }
        return occurs(in: table, sourceIdentities, &comparisons) || occurs(in: table, targetIdentities, &comparisons)
    }

    /// Whether any identity of a list is in a table of positions of the target.
    @inlinable
    func occurs(
        in table: IdentityTable,
        _ identities: LeftoverIdentities<Traits>,
        _ comparisons: inout Int
    ) -> Bool {
        for index in 0..<identities.count {
            let slot = table.slot(for: identities.hash(at: index), comparisons: &comparisons) {
                areSame(Traits.identity(of: target[$0]), identities.identity(at: index))
            }
            guard let slot, table.position(in: slot) == nil else { return true }
        }
        return false
    }

    /// Elements of runs whose hashes may be those of leftovers, by their positions in the target.
    @inlinable @inline(never)
    func suspects(
        _ sourceIdentities: LeftoverIdentities<Traits>,
        _ targetIdentities: LeftoverIdentities<Traits>,
        targetHashes: UnsafeMutablePointer<IdentityHash>
    ) -> [Int32] {
        let leftovers = sourceIdentities.count + targetIdentities.count
        // At least 32 bits for every leftover: one in 32 elements at most is suspected by chance.
        let bitCount = max(64, 1 << (Int.bitWidth - (32 * leftovers).leadingZeroBitCount))
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: bitCount / 64) { filter in
            filter.initialize(repeating: 0)
            let mask = UInt32(truncatingIfNeeded: bitCount &- 1)
            for index in 0..<sourceIdentities.count { filter.insert(sourceIdentities.hash(at: index).bits & mask) }
            for index in 0..<targetIdentities.count { filter.insert(targetIdentities.hash(at: index).bits & mask) }
            var suspects: [Int32] = []
            for run in pairs.runs {
                for index in Int(run.target)..<run.targetEnd {
                    if filter.contains(targetHashes[index].bits & mask) {
                        suspects.append(Int32(truncatingIfNeeded: index))
                    }
                }
            }
            return suspects
        }
    }
}

extension UnsafeMutableBufferPointer<UInt64> {
    /// Sets a bit of a set of numbers.
    @inlinable @inline(__always)
    func insert(_ bit: UInt32) {
        self[Int(bit &>> 6)] |= 1 &<< UInt64(bit & 63)
    }

    /// Whether a bit is set.
    @inlinable @inline(__always)
    func contains(_ bit: UInt32) -> Bool {
        self[Int(bit &>> 6)] &>> UInt64(bit & 63) & 1 != 0
    }
}
