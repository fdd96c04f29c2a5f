extension ListDifference {
    /// Returns this difference in the standard library's form, to be applied to the source with `applying(_:)`.
    ///
    /// Moves become associated removals and insertions; so do updates, which `CollectionDifference` cannot express.
    /// `nil` if this is not a difference of the two lists. Complexity: O(*c* log *c*), the number of changes.
    public func collectionDifference<Element>(
        from source: [Element],
        to target: [Element]
    ) -> CollectionDifference<Element>? {
        typealias Change = CollectionDifference<Element>.Change
        guard fits(source: source.count, target: target.count) else { return nil }
        var changes: [Change] = []
        for index in deletes {
            changes.append(.remove(offset: index, element: source[index], associatedWith: nil))
        }
        for index in inserts {
            changes.append(.insert(offset: index, element: target[index], associatedWith: nil))
        }
        let moved = Set(moves.map(\.from))
        let updated = updates.filter { !moved.contains($0.old) }.map { Move(from: $0.old, to: $0.new) }
        for move in moves + updated {
            changes.append(.remove(offset: move.from, element: source[move.from], associatedWith: move.to))
            changes.append(.insert(offset: move.to, element: target[move.to], associatedWith: move.from))
        }
        return CollectionDifference(changes)
    }

    /// Returns whether all indexes are in bounds and the counts add up.
    private func fits(source: Int, target: Int) -> Bool {
        (deletes + moves.map(\.from) + updates.map(\.old)).allSatisfy { (0..<source).contains($0) }
            && (inserts + moves.map(\.to) + updates.map(\.new)).allSatisfy { (0..<target).contains($0) }
            && source - deletes.count + inserts.count == target
    }
}
