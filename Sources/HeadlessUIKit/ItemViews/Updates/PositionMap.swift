/// Maps positions of a list when some are removed and others inserted, without visiting the elements.
///
/// Both lookups are O(log k) for k changes, independent of the length of the list.
struct PositionMap {
    /// The removed positions before the update, in ascending order, without duplicates.
    private let removed: [Int]
    /// The inserted positions after the update, in ascending order, without duplicates.
    private let added: [Int]

    init(removed: some Sequence<Int>, added: some Sequence<Int>) {
        self.removed = Set(removed).sorted()
        self.added = Set(added).sorted()
    }

    /// Returns the new position, or `nil` if the position is removed.
    func newPosition(forOld position: Int) -> Int? {
        Self.carry(position, outOf: removed, into: added)
    }

    /// Returns the old position, or `nil` if the position is inserted.
    func oldPosition(forNew position: Int) -> Int? {
        Self.carry(position, outOf: added, into: removed)
    }

    private static func carry(_ position: Int, outOf gone: [Int], into gaps: [Int]) -> Int? {
        let before = gone.partitioningIndex { $0 >= position }
        if before < gone.count, gone[before] == position { return nil }
        let rank = position - before
        // `gaps[k] - k` positions outside of the gaps are before gap k.
        var low = 0
        var high = gaps.count
        while low < high {
            let middle = (low + high) / 2
            if gaps[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}
