/// Matches two lists after their common prefix: runs first, then the leftovers by hash, then the moves.
///
/// If an identity occurs several times, its n-th occurrence is paired with the n-th in the other list. Runs in
/// ascending order guarantee this as long as none of their elements also occurs among the leftovers. That is checked by
/// hash, without reading the elements again; if one does, all elements are matched by hash.
@usableFromInline
struct ListMatcher<Traits: MatchTraits> {
    @usableFromInline let source: UnsafeBufferPointer<Traits.Value>
    @usableFromInline let target: UnsafeBufferPointer<Traits.Value>
    @usableFromInline var pairs: Pairs

    /// Adds the changes between two lists to a difference; both lists start at an offset of the full lists.
    @inlinable
    static func match(
        _ source: UnsafeBufferPointer<Traits.Value>,
        _ target: UnsafeBufferPointer<Traits.Value>,
        offset: Int,
        into difference: inout ListDifference
    ) {
        let count = source.count + target.count
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * count) { numbers in
            guard let numbers = numbers.baseAddress else { return }
            var matcher = ListMatcher(source, target, numbers: numbers)
            withUnsafeTemporaryAllocation(of: IdentityHash.self, capacity: count) { hashes in
                guard let hashes = hashes.baseAddress else { return }
                matcher.findPairs(sourceHashes: hashes, targetHashes: hashes + source.count)
            }
            matcher.pairs.report(offset: offset, into: &difference)
        }
    }

    @inlinable
    init(
        _ source: UnsafeBufferPointer<Traits.Value>,
        _ target: UnsafeBufferPointer<Traits.Value>,
        numbers: UnsafeMutablePointer<Int32>
    ) {
        self.source = source
        self.target = target
        pairs = Pairs(numbers: numbers, sourceCount: source.count, targetCount: target.count)
    }

    @inlinable
    mutating func findPairs(
        sourceHashes: UnsafeMutablePointer<IdentityHash>,
        targetHashes: UnsafeMutablePointer<IdentityHash>
    ) {
        findRuns(sourceHashes: sourceHashes, targetHashes: targetHashes)
        pairs.collectLeftovers()
        // Nothing needs to be hashed if no pair can be found and no run can be mistaken.
        if pairs.areMostlyScattered { discardRuns(sourceHashes: sourceHashes) }
        let mayMistakeRuns = !pairs.runs.isEmpty && pairs.hasLeftovers
        guard mayMistakeRuns || pairs.mayHaveScattered else { return }
        let hashes = (source: sourceHashes, target: targetHashes)
        var (sourceIdentities, targetIdentities) = identities(hashes)
        LeftoverIdentities.completeHashes(sourceIdentities, targetIdentities)
        var filters: HashFilters?
        if mayMistakeRuns {
            let made = HashFilters(sourceIdentities, targetIdentities)
            if hasRepetitions(sourceIdentities, targetIdentities, made, targetHashes: targetHashes) {
                discardRuns(sourceHashes: sourceHashes)
                (sourceIdentities, targetIdentities) = identities(hashes)
            } else {
                filters = made
            }
        }
        guard pairs.mayHaveScattered else { return }
        pairs.scatteredCount = matchByHash(
            sourceIdentities,
            targetIdentities,
            sourcePartners: pairs.source.partners,
            targetPartners: pairs.target.partners,
            filters: filters
        )
        addScatteredUpdates()
    }

    @inlinable
    func identities(
        _ hashes: (source: UnsafeMutablePointer<IdentityHash>, target: UnsafeMutablePointer<IdentityHash>)
    ) -> (source: LeftoverIdentities<Traits>, target: LeftoverIdentities<Traits>) {
        (
            LeftoverIdentities(pairs.source, of: source, hashes: hashes.source),
            LeftoverIdentities(pairs.target, of: target, hashes: hashes.target)
        )
    }

    /// Walks both lists and keeps the runs that ascend in both.
    @inlinable
    mutating func findRuns(
        sourceHashes: UnsafeMutablePointer<IdentityHash>,
        targetHashes: UnsafeMutablePointer<IdentityHash>
    ) {
        var finder = RunFinder<Traits>(
            source: source,
            target: target,
            sourceHashes: sourceHashes,
            targetHashes: targetHashes
        )
        finder.findRuns()
        pairs.runs = finder.runs
        pairs.updates = finder.updates
        if finder.lostAt != nil {
            pairs.discardRunsOutOfOrder(sourceHashes: sourceHashes, targetHashes: targetHashes)
        }
    }

    /// Discards all runs, so that every element is matched by hash.
    @inlinable
    mutating func discardRuns(sourceHashes: UnsafeMutablePointer<IdentityHash>) {
        let hasher = IdentityHasher()
        for run in pairs.runs {
            for index in Int(run.source)..<run.sourceEnd {
                sourceHashes[index] = IdentityHash(hasher.hash(Traits.identity(of: source[index])))
            }
        }
        pairs.runs = []
        pairs.updates = []
        pairs.collectLeftovers()
    }

    /// Compares the contents of pairs that were found by hash.
    @inlinable
    mutating func addScatteredUpdates() {
        var scattered: [Update<Int>] = []
        for index in 0..<pairs.target.count {
            guard let partner = pairs.target.partner(at: index) else { continue }
            let update = Update(old: pairs.source.position(at: partner), new: pairs.target.position(at: index))
            if !Traits.isContentEqual(source[update.old], target[update.new]) { scattered.append(update) }
        }
        pairs.updates = merge(pairs.updates, scattered) { $0.new < $1.new }
    }
}
