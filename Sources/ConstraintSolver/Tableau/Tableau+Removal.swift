extension Tableau {
    /// Eliminates the marker of a constraint to be removed from all definitions and all rows but its own.
    mutating func eliminate(_ marker: Int, other: Int?) {
        if !isBasic[marker] {
            if let leaving = leaving(forRemoving: marker, other: other) {
                pivot(leaving: leaving, entering: marker)
            } else if exchangeDefinition(for: marker) {
                return
            } else if let leaving = largest(in: marker) {
                pivot(leaving: leaving, entering: marker)
            }
        }
        if isBasic[marker] { replaceInDefinitions(marker, by: rows[marker]) }
    }

    /// Solves a definition that contains the marker for it, so that the defined symbol becomes free.
    ///
    /// - Returns: Whether there was such a definition.
    private mutating func exchangeDefinition(for marker: Int) -> Bool {
        let candidates = users[marker].sorted {
            abs(rows[$0].coefficient(of: marker)) > abs(rows[$1].coefficient(of: marker))
        }
        for symbol in candidates {
            var row = reduced(rows[symbol])
            guard abs(row.coefficient(of: marker)) > Tolerance.pivot else { continue }
            undefine(symbol)
            row.solve(for: marker, insteadOf: symbol)
            replaceInDefinitions(marker, by: row)
            return true
        }
        return false
    }

    /// Replaces a symbol with an expression in all definitions.
    mutating func replaceInDefinitions(_ symbol: Int, by row: Row) {
        let targets = users[symbol]
        users[symbol] = []
        for user in targets {
            var target = rows[user]
            rows[user] = Row()
            let factor = target.remove(symbol)
            target.add(
                row,
                times: factor,
                appeared: { users[$0].insertSorted(user) },
                vanished: { users[$0].removeSorted(user) }
            )
            termCount += target.terms.count + row.terms.count
            rows[user] = target
            definitionChanged(of: user)
        }
    }
}
