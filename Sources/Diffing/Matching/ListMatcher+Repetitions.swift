extension ListMatcher {
    /// Whether an element of a run occurs among the leftovers as well, so that occurrences may have been confused.
    ///
    /// Nearly always none does, and then the filter of the leftovers says so. `true` may also mean that elements of runs
    /// occur several times without being confused.
    @inlinable
    func hasRepetitions(
        _ sourceIdentities: LeftoverIdentities<Traits>,
        _ targetIdentities: LeftoverIdentities<Traits>,
        _ filters: HashFilters,
        targetHashes: UnsafeMutablePointer<IdentityHash>
    ) -> Bool {
        let suspects = suspects(filters.union, targetHashes: targetHashes)
        guard !suspects.isEmpty else { return false }
        // With a decent hash hardly any are needed, but for true repetitions.
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

    /// Whether any identity of a list is in a table of positions of the target.
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

    /// Elements of runs whose hashes may be those of leftovers, by their positions in the target.
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
