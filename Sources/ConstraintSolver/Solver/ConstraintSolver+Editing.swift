extension ConstraintSolver {
    /// Removes a constraint and updates the solution.
    ///
    /// - Throws: `ConstraintError.unknownConstraint`.
    /// - Complexity: one pivot, plus the pivots that improve other constraints.
    public func remove(_ identifier: ConstraintIdentifier) throws(ConstraintError) {
        let entry = try entry(for: identifier)
        addCosts(of: entry, times: -1)
        tableau.eliminate(entry.marker, other: entry.other)
        tableau.freeSymbol(entry.marker)
        if let other = entry.other { tableau.freeSymbol(other) }
        if !entry.constraint.strength.isRequired { tableau.objective.release(entry.constraint.strength) }
        for term in entry.constraint.terms { variables[term.variable.symbol]?.users -= 1 }
        entries[identifier.index] = nil
        unusedEntries.append(identifier.index)
        guard tableau.minimizeErrors() else { throw .didNotConverge }
        refreshIfNeeded()
    }

    /// Returns the constraint with an identifier and its current constant; `nil` after it was removed.
    public func constraint(for identifier: ConstraintIdentifier) -> Constraint? {
        try? entry(for: identifier).constraint
    }

    /// Changes the constant (the right side) of a constraint and updates the solution.
    ///
    /// - Throws: `ConstraintError.conflict` if required constraints rule it out (the old constant remains),
    ///   `numberOutOfRange`, `unknownConstraint`.
    /// - Complexity: O(*r* log *n*) for the *r* rows of *n* terms that contain the constraint, and a pivot for each
    ///   bound that becomes active or inactive.
    public func setConstant(_ constant: Double, of identifier: ConstraintIdentifier) throws(ConstraintError) {
        let entry = try entry(for: identifier)
        try checkMagnitude(constant)
        let amount = (entry.constraint.constant - constant) / entry.constraint.markerCoefficient
        guard amount != 0 else { return }
        tableau.shift(entry.marker, by: -amount)
        let error: ConstraintError
        switch tableau.restoreFeasibility() {
        case .feasible:
            entries[identifier.index]?.constraint.constant = constant
            refreshIfNeeded()
            return
        case .didNotConverge: error = .didNotConverge
        case .conflict(let symbols):
            error = .conflict(with: constraints(of: symbols).filter { $0 != identifier })
        }
        tableau.shift(entry.marker, by: amount)
        _ = tableau.restoreFeasibility()
        throw error
    }
}
