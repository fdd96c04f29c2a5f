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
        objective.takeChanged()
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
        if let other, isBasic[other] { return other }
        // A redundant equation takes over from the one that goes.
        if let dummy = columns[marker].first(where: { kinds[$0] == .dummy }) { return dummy }
        return leaving(for: marker) ?? limit(of: marker, direction: 1, isCautious: false)
    }

    /// The basic symbol in whose row a symbol has the largest coefficient.
    func largest(in symbol: Int) -> Int? {
        columns[symbol].max { abs(rows[$0].coefficient(of: symbol)) < abs(rows[$1].coefficient(of: symbol)) }
    }

    /// The symbol by whose growth the errors of a priority shrink fastest. Only costs that changed since nothing could be
    /// won can have become worth it.
    private func entering(at level: Int, isCautious: Bool) -> Int? {
        var best: (symbol: Int, cost: Double)?
        for symbol in objective.changed where kinds[symbol].isRestricted && !isBasic[symbol] {
            let cost = objective.cost(of: symbol, at: level)
            guard cost < -Tolerance.cost else { continue }
            if let best {
                let isFirst = symbol < best.symbol
                guard isCautious ? isFirst : cost < best.cost || (cost == best.cost && isFirst) else { continue }
            }
            guard objective.isFree(symbol, before: level) else { continue }
            best = (symbol, cost)
        }
        return best?.symbol
    }

    /// The restricted symbol that first reaches zero when `symbol` moves, of those with `coefficient * direction > 0`.
    ///
    /// Of several an error goes: that it is out of the basis is what is wanted, and leaves less to do.
    private func limit(of symbol: Int, direction: Double, isCautious: Bool) -> Int? {
        var best: (symbol: Int, ratio: Double, size: Double)?
        for basic in columns[symbol] where kinds[basic].isRestricted {
            let size = rows[basic].coefficient(of: symbol) * direction
            guard size > Tolerance.pivot else { continue }
            let ratio = max(0, rows[basic].constant) / size
            guard let other = best else {
                best = (basic, ratio, size)
                continue
            }
            if abs(ratio - other.ratio) > Tolerance.change {
                if ratio < other.ratio { best = (basic, ratio, size) }
            } else if !isCautious {
                let isError = kinds[basic] == .error
                let isOtherError = kinds[other.symbol] == .error
                if isError == isOtherError ? size > other.size : isError { best = (basic, ratio, size) }
            }
        }
        return best?.symbol
    }
}
