extension ConstraintSolver {
    /// The minimum number of pivots before the tableau is rebuilt; a larger tableau allows more.
    static let pivotsBeforeRefresh = 10_000
    private static let pivotsPerRowBeforeRefresh = 20

    /// Rebuilds the tableau from the constraints once the rounding errors of many pivots could add up.
    ///
    /// - Complexity: that of adding all constraints, amortized over the pivots since the last rebuild.
    func refreshIfNeeded() {
        let limit = Self.pivotsBeforeRefresh + Self.pivotsPerRowBeforeRefresh * tableau.rowCount
        guard tableau.pivotCount - pivotCountAtRefresh >= limit else { return }
        refresh()
        pivotCountAtRefresh = tableau.pivotCount
    }

    private func refresh() {
        let oldTableau = tableau
        let oldEntries = entries
        tableau = Tableau(variablesOf: oldTableau)
        for index in entries.indices {
            guard let constraint = entries[index]?.constraint else { continue }
            let row = makeRow(of: constraint, owner: index)
            entries[index] = row.entry
            if !constraint.strength.isRequired { tableau.objective.retain(constraint.strength) }
            addCosts(of: row.entry, times: 1)
            _ = insert(row)
            let isSolved: Bool
            if constraint.strength.isRequired {
                if case .feasible = tableau.restoreFeasibility() { isSolved = true } else { isSolved = false }
            } else {
                isSolved = tableau.minimizeErrors()
            }
            guard isSolved else {
                // The constraints were consistent before, so only rounding can cause a failure: the old tableau is as
                // good.
                tableau = oldTableau
                entries = oldEntries
                return
            }
        }
        for symbol in variables.keys { tableau.touch(symbol) }
    }
}

extension Tableau {
    /// Creates a tableau without equations but with the caller's variables of another tableau.
    init(variablesOf other: Tableau) {
        self.init()
        for symbol in other.kinds.indices {
            _ = makeSymbol(other.kinds[symbol].isVariable ? other.kinds[symbol] : .unused, owner: -1)
        }
        for symbol in other.kinds.indices.reversed() where kinds[symbol] == .unused { recycle(symbol) }
        takeCounts(of: other)
        for symbol in other.touched { touch(symbol) }
    }
}
