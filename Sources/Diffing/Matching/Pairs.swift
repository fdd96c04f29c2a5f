/// Which elements of two lists belong together: in runs that ascend on both sides, and scattered between them.
@usableFromInline
struct Pairs {
    /// Runs that ascend on both sides.
    @usableFromInline var runs: [Run] = []
    /// Pairs with other content, in the order of the target.
    @usableFromInline var updates: [Update<Int>] = []
    /// What the runs leave over of the source.
    @usableFromInline var source: Leftovers
    /// What the runs leave over of the target.
    @usableFromInline var target: Leftovers
    /// The number of pairs among the leftovers.
    @usableFromInline var scatteredCount = 0

    @usableFromInline let sourceCount: Int
    @usableFromInline let targetCount: Int

    /// Uses memory for four numbers a pair of elements.
    @inlinable
    init(numbers: UnsafeMutablePointer<Int32>, sourceCount: Int, targetCount: Int) {
        self.sourceCount = sourceCount
        self.targetCount = targetCount
        source = Leftovers(positions: numbers, partners: numbers + sourceCount)
        let rest = numbers + 2 * sourceCount
        target = Leftovers(positions: rest, partners: rest + targetCount)
    }

    @inlinable var hasLeftovers: Bool { source.count + target.count > 0 }
    /// Whether there may be pairs among the leftovers.
    @inlinable var mayHaveScattered: Bool { source.count > 0 && target.count > 0 }

    /// Whether runs are so few that looking after them costs more than they are worth.
    @inlinable var areMostlyScattered: Bool {
        !runs.isEmpty && mayHaveScattered && targetCount - target.count < targetCount / 16
    }

    /// Lists what is between the runs on both sides.
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

    /// Leaves runs over that do not ascend, as few elements as possible: they are matched by hash, which is known.
    @usableFromInline
    mutating func leaveRunsOutOfOrder(
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

    /// Forgets updates of pairs that are in no run any more: they will be found again.
    private mutating func keepUpdatesInRuns() {
        var rest = runs[...]
        updates.removeAll { update in
            while let run = rest.first, run.targetEnd <= update.new { rest.removeFirst() }
            return rest.first.map { update.new < $0.target } ?? true
        }
    }

    /// Adds what changes to a difference; both lists begin at an offset of what is compared as a whole.
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
