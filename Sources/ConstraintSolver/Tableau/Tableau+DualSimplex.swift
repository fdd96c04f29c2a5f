extension Tableau {
    /// The result of an attempt to restore feasibility.
    enum Feasibility {
        case feasible
        /// The equation of these symbols cannot be satisfied.
        case conflict([Int])
        case didNotConverge
    }

    /// Pivots until no restricted symbol is negative, keeping costs optimal: the dual simplex method.
    ///
    /// Selects the most negative symbol; after too many pivots switches to Bland's rule, which cannot cycle.
    ///
    /// - Complexity: visits only symbols that became infeasible and the rows of entering symbols.
    mutating func restoreFeasibility() -> Feasibility {
        let limits = PivotLimits(rowCount: rowCount, pivotCount: pivotCount)
        while true {
            let isCautious = pivotCount >= limits.cautious
            guard let leaving = nextInfeasible(isCautious: isCautious) else { return .feasible }
            guard pivotCount < limits.last else { return .didNotConverge }
            let sign: Double = rows[leaving].constant > 0 ? -1 : 1
            guard let entering = entering(for: leaving, sign: sign, isCautious: isCautious) else {
                return .conflict([leaving] + rows[leaving].terms.map(\.symbol))
            }
            pivot(leaving: leaving, entering: entering)
        }
    }

    /// Makes a basic dummy leave the basis although its value is right, so that its equation holds from now on.
    ///
    /// A row with dummies only stays: its equation follows from others.
    mutating func removeFromBasis(_ dummy: Int) {
        let sign: Double = rows[dummy].constant > 0 ? -1 : 1
        for sign in [sign, -sign] {
            if let entering = entering(for: dummy, sign: sign, isCautious: false) {
                return pivot(leaving: dummy, entering: entering)
            }
        }
    }

    private mutating func nextInfeasible(isCautious: Bool) -> Int? {
        infeasible = infeasible.filter { isInfeasible($0) }
        guard !isCautious else { return infeasible.min() }
        return infeasible.max { (abs(rows[$0].constant), $1) < (abs(rows[$1].constant), $0) }
    }

    /// The symbol that increases `sign * leaving` at the lowest cost, by priority.
    private func entering(for leaving: Int, sign: Double, isCautious: Bool) -> Int? {
        var best: Row.Term?
        for term in rows[leaving].terms where term.coefficient * sign > Tolerance.pivot {
            guard kinds[term.symbol].isRestricted else { continue }
            guard let other = best else {
                best = term
                continue
            }
            let order = objective.compareCosts(
                of: term.symbol,
                per: abs(term.coefficient),
                with: other.symbol,
                per: abs(other.coefficient)
            )
            // For equal costs, terms come by ascending symbol (Bland); a larger coefficient reduces rounding errors.
            let isSteadier = !isCautious && abs(term.coefficient) > abs(other.coefficient)
            if order < 0 || (order == 0 && isSteadier) { best = term }
        }
        return best?.symbol
    }
}
