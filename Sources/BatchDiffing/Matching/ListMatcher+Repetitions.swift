extension ListMatcher {
    /// Returns whether an element of a run may also occur among the leftovers, so that occurrences may be mispaired.
    ///
    /// This is rare, and the filter of the leftovers rules it out quickly. `true` may also mean that elements of runs
    /// occur several times without being mispaired.
    @inlinable
    func hasRepetitions(
        _ sourceIdentities: LeftoverIdentities<Traits>,
        _ targetIdentities: LeftoverIdentities<Traits>,
        _ filters: HashFilters,
        targetHashes: UnsafeMutablePointer<IdentityHash>
    ) -> Bool {
        let suspects = suspects(filters.union, targetHashes: targetHashes)
        guard !suspects.isEmpty else { return false }
        // With a good hash, only true repetitions need comparisons.
        var comparisons = suspects.count
        var table = IdentityTable(count: suspects.count)
        for suspect in suspects {
            let index = Int(suspect)
            let slot = table.slot(for: targetHashes[index], comparisons: &comparisons) {
                areSame(Traits.identity(of: target[$0]), Traits.identity(of: target[index]))
            }
            guard let slot, table.position(in: slot) == nil else { return true }
            table.put(index, in: slot, hash: targetHashes[index])
        }
        var suspected = HashFilter(count: suspects.count)
        for suspect in suspects { suspected.insert(targetHashes[Int(suspect)]) }
        return occurs(in: table, suspected, sourceIdentities, &comparisons)
            || occurs(in: table, suspected, targetIdentities, &comparisons)
    }

    /// Returns whether any identity of a list is in a table of target positions.
    @inlinable
    func occurs(
        in table: IdentityTable,
        _ filter: HashFilter,
        _ identities: LeftoverIdentities<Traits>,
        _ comparisons: inout Int
    ) -> Bool {
        for index in 0..<identities.count where filter.contains(identities.hash(at: index)) {
            let slot = table.slot(for: identities.hash(at: index), comparisons: &comparisons) {
                areSame(Traits.identity(of: target[$0]), identities.identity(at: index))
            }
            guard let slot, table.position(in: slot) == nil else { return true }
        }
        return false
    }

    /// The target positions of run elements whose hashes may be among those of the leftovers.
    @inlinable @inline(never)
    func suspects(_ leftovers: HashFilter, targetHashes: UnsafeMutablePointer<IdentityHash>) -> [Int32] {
        var suspects: [Int32] = []
        leftovers.words.withUnsafeBufferPointer { words in
            for run in pairs.runs {
                for index in Int(run.target)..<run.targetEnd
                where HashFilter.contains(targetHashes[index], in: words, mask: leftovers.mask) {
                    suspects.append(Int32(truncatingIfNeeded: index))
                }
            }
        }
        return suspects
    }
}
