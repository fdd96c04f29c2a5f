/// Where the positions of one list go when some are taken out and others put in, without walking the list.
///
/// Both lookups cost O(log k) for k changes, whatever the length of the list.
struct PositionMap {
    /// Positions before the update that are taken out, ascending, without repetitions.
    private let removed: [Int]
    /// Positions after the update that are put in, ascending, without repetitions.
    private let added: [Int]

    init(removed: some Sequence<Int>, added: some Sequence<Int>) {
        self.removed = Set(removed).sorted()
        self.added = Set(added).sorted()
    }

    /// Where a position goes, nil when it is taken out.
    func newPosition(forOld position: Int) -> Int? {
        Self.carry(position, outOf: removed, into: added)
    }

    /// Where a position comes from, nil when it is put in.
    func oldPosition(forNew position: Int) -> Int? {
        Self.carry(position, outOf: added, into: removed)
    }

    private static func carry(_ position: Int, outOf gone: [Int], into gaps: [Int]) -> Int? {
        let before = gone.partitioningIndex { $0 >= position }
        if before < gone.count, gone[before] == position { return nil }
        let rank = position - before
        // `gaps[k] - k` positions that are no gaps lie before the gap k.
        var low = 0
        var high = gaps.count
        while low < high {
            let middle = (low + high) / 2
            if gaps[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}
