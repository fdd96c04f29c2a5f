extension Tableau {
    /// Pivots until no error can shrink without a more important one growing: the simplex method, priority by priority.
    ///
    /// Once a priority is at its best, only symbols that cost it nothing may enter, so it stays so.
    ///
    /// - Returns: Whether it came to an end.
    mutating func minimizeErrors() -> Bool {
        let limits = PivotLimits(rowCount: rowCount, pivotCount: pivotCount)
        for level in 0..<objective.levelCount {
            while true {
                let isCautious = pivotCount >= limits.cautious
                guard let entering = entering(at: level, isCautious: isCautious) else { break }
                guard pivotCount < limits.last else { return false }
                // Errors are not negative, so something always limits the descent but for rounding.
                guard let leaving = leaving(for: entering, isCautious: isCautious) else { break }
                pivot(leaving: leaving, entering: entering)
            }
        }
        return true
    }

    /// The basic symbol that keeps a symbol from growing any further.
    func leaving(for entering: Int, isCautious: Bool = false) -> Int? {
        limit(of: entering, direction: -1, isCautious: isCautious)
    }

    /// The basic symbol to exchange with a marker that is about to be removed, so that no other becomes infeasible.
    ///
    /// - Complexity: O(*r* log *n*) for the *r* rows with the marker.
    func leaving(forRemoving marker: Int, other: Int?) -> Int? {
        let column = columns[marker]
        if let other, isBasic[other] { return other }
        // A redundant equation takes over from the one that goes.
        if let dummy = column.first(where: { kinds[$0] == .dummy }) { return dummy }
        return leaving(for: marker)
            ?? limit(of: marker, direction: 1, isCautious: false)
            ?? column.max { abs(rows[$0].coefficient(of: marker)) < abs(rows[$1].coefficient(of: marker)) }
    }

    private func entering(at level: Int, isCautious: Bool) -> Int? {
        var best: Row.Term?
        for term in objective.row(level).terms where term.coefficient < -Tolerance.cost {
            guard kinds[term.symbol] == .slack || kinds[term.symbol] == .error else { continue }
            if let best, best.coefficient <= term.coefficient { continue }
            guard objective.isFree(term.symbol, before: level) else { continue }
            if isCautious { return term.symbol }
            best = term
        }
        return best?.symbol
    }

    /// The restricted symbol that first reaches zero when `symbol` moves, of those with `coefficient * direction > 0`.
    private func limit(of symbol: Int, direction: Double, isCautious: Bool) -> Int? {
        var best: (symbol: Int, ratio: Double, size: Double)?
        for basic in columns[symbol] where kinds[basic] == .slack || kinds[basic] == .error {
            let size = rows[basic].coefficient(of: symbol) * direction
            guard size > Tolerance.pivot else { continue }
            let ratio = max(0, rows[basic].constant) / size
            guard let other = best else {
                best = (basic, ratio, size)
                continue
            }
            let isTie = abs(ratio - other.ratio) <= Tolerance.change
            if isTie ? !isCautious && size > other.size : ratio < other.ratio {
                best = (basic, ratio, size)
            }
        }
        return best?.symbol
    }
}
