/// The changes of a batch update to the items of one section.
struct SectionEdits {
    /// Removed items, in old coordinates.
    var removed: [Int] = []
    /// Added items, in new coordinates.
    var added: [Int] = []

    var isEmpty: Bool {
        removed.isEmpty && added.isEmpty
    }

    /// Returns the edits with both lists in ascending order.
    func sorted() -> SectionEdits {
        SectionEdits(removed: removed.sorted(), added: added.sorted())
    }

    /// Returns the new index of an item; `nil` if it is removed. Complexity: O(removed + added).
    func newIndex(of old: Int) -> Int? {
        var walk = IndexWalk(self)
        return walk.newIndex(of: old)
    }
}

/// Translates ascending old indexes to new ones in one pass over sorted edits.
struct IndexWalk {
    private let edits: SectionEdits
    private var removedBefore = 0
    private var addedBefore = 0

    init(_ sortedEdits: SectionEdits) {
        edits = sortedEdits
    }

    /// Returns the new index of an item; `nil` if it is removed. Call it with ascending indexes.
    mutating func newIndex(of old: Int) -> Int? {
        while removedBefore < edits.removed.count, edits.removed[removedBefore] < old {
            removedBefore += 1
        }
        if removedBefore < edits.removed.count, edits.removed[removedBefore] == old {
            return nil
        }
        let rank = old - removedBefore
        while addedBefore < edits.added.count, edits.added[addedBefore] <= rank + addedBefore {
            addedBefore += 1
        }
        return rank + addedBefore
    }
}
