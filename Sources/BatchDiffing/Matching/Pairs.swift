/// The matched elements of two lists: in runs that ascend in both, and scattered between them.
@usableFromInline
struct Pairs {
    /// The runs that ascend in both lists.
    @usableFromInline var runs: [Run] = []
    /// Pairs with changed content, in target order.
    @usableFromInline var updates: [Update<Int>] = []
    /// The elements of the source that are not in a run.
    @usableFromInline var source: Leftovers
    /// The elements of the target that are not in a run.
    @usableFromInline var target: Leftovers
    /// The number of pairs among the leftovers.
    @usableFromInline var scatteredCount = 0

    @usableFromInline let sourceCount: Int
    @usableFromInline let targetCount: Int

    /// Uses memory with capacity for four numbers per pair of elements.
    @inlinable
    init(numbers: UnsafeMutablePointer<Int32>, sourceCount: Int, targetCount: Int) {
        self.sourceCount = sourceCount
        self.targetCount = targetCount
        source = Leftovers(positions: numbers, partners: numbers + sourceCount)
        let rest = numbers + 2 * sourceCount
        target = Leftovers(positions: rest, partners: rest + targetCount)
    }

    @inlinable var hasLeftovers: Bool { source.count + target.count > 0 }
    /// Whether the leftovers may contain pairs.
    @inlinable var mayHaveScattered: Bool { source.count > 0 && target.count > 0 }

    /// Whether there are too few runs to be worth processing.
    @inlinable var areMostlyScattered: Bool {
        !runs.isEmpty && mayHaveScattered && targetCount - target.count < targetCount / 16
    }

    /// Collects the elements between the runs in both lists.
    @usableFromInline
    mutating func collectLeftovers() {
        source.count = 0
        target.count = 0
        var end = (source: 0, target: 0)
        for run in runs {
            source.append(end.source..<Int(run.source))
            target.append(end.target..<Int(run.target))
            end = (run.sourceEnd, run.targetEnd)
        }
        source.append(end.source..<sourceCount)
        target.append(end.target..<targetCount)
    }

    /// Moves out-of-order runs to the leftovers, as few elements as possible: they are matched by their known hashes.
    @usableFromInline
    mutating func discardRunsOutOfOrder(
        sourceHashes: UnsafeMutablePointer<IdentityHash>,
        targetHashes: UnsafeMutablePointer<IdentityHash>
    ) {
        let isOrdered = zip(runs, runs.dropFirst()).allSatisfy { $0.source < $1.source }
        guard !isOrdered else { return }
        let order = runs.indices.sorted { runs[$0].source < runs[$1].source }
        withUnsafeTemporaryAllocation(of: Piece.self, capacity: runs.count) { pieces in
            for (rank, index) in order.enumerated() {
                pieces.initializeElement(at: index, to: Piece(rank: Int32(rank), weight: runs[index].count))
            }
            markHeaviestSequence(in: pieces)
            var staying: [Run] = []
            for (index, run) in runs.enumerated() {
                if pieces[index].stays {
                    staying.append(run)
                } else {
                    (sourceHashes + Int(run.source)).update(from: targetHashes + Int(run.target), count: Int(run.count))
                }
            }
            runs = staying
        }
        keepUpdatesInRuns()
    }

    /// Discards updates of pairs that are no longer in a run: matching finds them again.
    private mutating func keepUpdatesInRuns() {
        var rest = runs[...]
        updates.removeAll { update in
            while let run = rest.first, run.targetEnd <= update.new { rest.removeFirst() }
            return rest.first.map { update.new < $0.target } ?? true
        }
    }

    /// Adds the changes to a difference; both lists start at an offset of the full lists.
    @usableFromInline
    func report(offset: Int, into difference: inout ListDifference) {
        difference.deletes = source.positionsWithoutPartner(count: source.count - scatteredCount, offset: offset)
        difference.inserts = target.positionsWithoutPartner(count: target.count - scatteredCount, offset: offset)
        difference.updates += updates.lazy.map { Update(old: offset + $0.old, new: offset + $0.new) }
        if scatteredCount > 0 {
            difference.moves = moves(offset: offset)
        }
    }
}
