/// The number of elements per kind of change; prints as `2 deleted, 1 moved`.
struct ChangeCounts: CustomStringConvertible {
    var deleted = 0
    var inserted = 0
    var moved = 0
    var updated = 0

    var isEmpty: Bool {
        deleted + inserted + moved + updated == 0
    }

    var description: String {
        let parts = [(deleted, "deleted"), (inserted, "inserted"), (moved, "moved"), (updated, "updated")]
        return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}

extension ListDifference {
    /// A description of the changes: `2 deleted, 1 moved, 3 updated`, or `unchanged`. Complexity: O(1).
    public var summary: String {
        let counts = ChangeCounts(
            deleted: deletes.count,
            inserted: inserts.count,
            moved: moves.count,
            updated: updates.count
        )
        return counts.isEmpty ? "unchanged" : counts.description
    }
}
