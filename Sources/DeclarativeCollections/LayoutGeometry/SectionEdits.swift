/// What a batch update does to the items of one section.
struct SectionEdits {
    /// Items that leave, in old coordinates.
    var removed: [Int] = []
    /// Items that come, in new coordinates.
    var added: [Int] = []

    var isEmpty: Bool {
        removed.isEmpty && added.isEmpty
    }

    /// Both lists in ascending order.
    func sorted() -> SectionEdits {
        SectionEdits(removed: removed.sorted(), added: added.sorted())
    }

    /// The new index of an item that stays; `nil` for one that leaves. Complexity: O(removed + added).
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

    /// The new index of an item, `nil` if it leaves. Ask in ascending order.
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
