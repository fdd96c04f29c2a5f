extension Tableau {
    /// Minimizes the errors priority by priority: the primal simplex method.
    ///
    /// After a priority is optimal, only symbols without a cost at it may enter, so it stays optimal.
    ///
    /// - Returns: Whether it finished within the pivot limit.
    mutating func minimizeErrors() -> Bool {
        let limits = PivotLimits(rowCount: rowCount, pivotCount: pivotCount)
        for level in 0..<objective.levelCount {
            while true {
                let isCautious = pivotCount >= limits.cautious
                guard let entering = entering(at: level, isCautious: isCautious) else { break }
                guard pivotCount < limits.last else { return false }
                // Errors are not negative, so some row always bounds the descent, apart from rounding errors.
                guard let leaving = leaving(for: entering, isCautious: isCautious) else { break }
                pivot(leaving: leaving, entering: entering)
            }
        }
        objective.takeChanged()
        return true
    }

    /// The basic symbol that bounds the growth of an entering symbol.
    func leaving(for entering: Int, isCautious: Bool = false) -> Int? {
        limit(of: entering, direction: -1, isCautious: isCautious)
    }

    /// The basic symbol to exchange with a marker that is about to be removed, so that no other becomes infeasible.
    ///
    /// - Complexity: O(*r* log *n*) for the *r* rows with the marker.
    func leaving(forRemoving marker: Int, other: Int?) -> Int? {
        if let other, isBasic[other] { return other }
        // A redundant equation replaces the removed one.
        if let dummy = columns[marker].first(where: { kinds[$0] == .dummy }) { return dummy }
        return leaving(for: marker) ?? limit(of: marker, direction: 1, isCautious: false)
    }

    /// The basic symbol in whose row a symbol has the largest coefficient.
    func largest(in symbol: Int) -> Int? {
        columns[symbol].max { abs(rows[$0].coefficient(of: symbol)) < abs(rows[$1].coefficient(of: symbol)) }
    }

    /// The symbol whose growth reduces the errors of a priority fastest. Only costs that changed since the last optimum
    /// can have become worth a pivot.
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

    /// The restricted symbol that first reaches zero when `symbol` moves, among those with `coefficient * direction >
    /// 0`.
    ///
    /// Among equals an error symbol is preferred: it should leave the basis anyway, which saves later pivots.
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
