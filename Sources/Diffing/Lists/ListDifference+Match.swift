extension ListDifference {
    /// Reads a difference off a match.
    @usableFromInline
    init(_ match: ListMatch) {
        self.init()
        guard !match.isIdentical else { return }
        deletes.reserveCapacity(match.unmatchedSourceCount)
        inserts.reserveCapacity(match.unmatchedTargetCount)
        match.forEachDelete { deletes.append($0) }
        match.forEachInsert { inserts.append($0) }
        moves = match.moves { $0 }
        match.forEachUpdate { updates.append($0) }
    }
}
