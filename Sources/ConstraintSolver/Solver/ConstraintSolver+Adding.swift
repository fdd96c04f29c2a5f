extension ConstraintSolver {
    /// Adds a constraint and updates the solution.
    ///
    /// - Throws: `ConstraintError.conflict` if the constraint is required and conflicts with other required ones; the
    ///   solver is then unchanged, apart from values that no constraint determines. Errors for invalid numbers,
    ///   priorities and variables are thrown before anything changes.
    /// - Complexity: O(*t* · *n*) to insert *t* terms in rows of *n* terms, plus pivots among the affected constraints.
    @discardableResult
    public func add(_ constraint: Constraint) throws(ConstraintError) -> ConstraintIdentifier {
        try check(constraint)
        let identifier = makeIdentifier()
        let row = makeRow(of: constraint, owner: identifier.index)
        entries[identifier.index] = row.entry
        for term in constraint.terms { variables[term.variable.symbol]?.users += 1 }
        if !constraint.strength.isRequired { tableau.objective.retain(constraint.strength) }
        addCosts(of: row.entry, times: 1)

        let violation = insert(row)
        guard constraint.strength.isRequired else {
            guard tableau.minimizeErrors() else { return try refuse(identifier, violation, .didNotConverge) }
            refreshIfNeeded()
            return identifier
        }
        switch tableau.restoreFeasibility() {
        case .feasible:
            refreshIfNeeded()
            return identifier
        case .didNotConverge: return try refuse(identifier, violation, .didNotConverge)
        case .conflict(let symbols):
            let others = constraints(of: symbols).filter { $0 != identifier }
            return try refuse(identifier, violation, .conflict(with: others))
        }
    }

    /// The constraints whose markers are among the symbols, ascending.
    func constraints(of symbols: [Int]) -> [ConstraintIdentifier] {
        let indexes = symbols.compactMap { symbol -> Int? in
            let owner = tableau.owners[symbol]
            return owner >= 0 && entries[owner]?.marker == symbol ? owner : nil
        }
        return Set(indexes).sorted().map { ConstraintIdentifier(index: $0, generation: entryGenerations[$0]) }
    }

    /// Adds a multiple of a constraint's errors to the objective.
    func addCosts(of entry: Entry, times factor: Double) {
        let symbols = [entry.marker, entry.other].compactMap { $0 }
        for symbol in symbols where tableau.kinds[symbol] == .error {
            var row = Row()
            if tableau.isBasic[symbol] { row = tableau.rows[symbol] } else { row.insert(symbol, 1) }
            tableau.objective.add(row, times: factor, at: entry.constraint.strength)
        }
    }

    /// An equation that is about to be inserted into the tableau.
    struct Equation {
        let row: Row
        let entry: Entry
        /// The variable that the row can define directly; if `nil`, the row contains no defined or basic symbols.
        let definable: Int?
    }

    /// Makes one symbol of the equation basic.
    ///
    /// - Returns: The marker's value before feasibility was restored, or 0 if it is negligible.
    func insert(_ equation: Equation) -> Double {
        var row = equation.row
        // An unrestricted variable occurs in no row that could become infeasible.
        let free = equation.definable ?? row.terms.first { tableau.kinds[$0.symbol] == .external }?.symbol
        if let free {
            row.solve(for: free, insteadOf: nil)
            tableau.define(free, as: row)
            return 0
        }
        let subject = subject(of: equation)
        row.solve(for: subject, insteadOf: nil)
        tableau.insert(subject, row)
        guard subject == equation.entry.marker, tableau.kinds[subject] != .error else { return 0 }
        let violation = row.constant
        if tableau.kinds[subject] == .dummy { tableau.removeFromBasis(subject) }
        return violation
    }

    private func subject(of equation: Equation) -> Int {
        let entry = equation.entry
        guard let other = entry.other else { return entry.marker }
        return -equation.row.constant / equation.row.coefficient(of: entry.marker) >= 0 ? entry.marker : other
    }

    /// Relaxes the constraint until the previous solution is feasible again, then removes it.
    private func refuse(
        _ identifier: ConstraintIdentifier,
        _ violation: Double,
        _ error: ConstraintError
    ) throws(ConstraintError) -> ConstraintIdentifier {
        let entry = try entry(for: identifier)
        tableau.shift(entry.marker, by: -violation)
        _ = tableau.restoreFeasibility()
        try remove(identifier)
        throw error
    }

    func makeRow(of constraint: Constraint, owner: Int) -> Equation {
        var row = Row(constant: -constraint.constant)
        for term in constraint.terms where abs(term.coefficient) > Tolerance.coefficient {
            row.add(Row(terms: [Row.Term(symbol: term.variable.symbol, coefficient: term.coefficient)]), times: 1)
        }
        let definable = tableau.definable(in: row)
        if definable == nil { row = tableau.reduced(row) }
        let isRequired = constraint.strength.isRequired
        let marker: Int
        var other: Int?
        if constraint.relation == .equal {
            marker = tableau.makeSymbol(isRequired ? .dummy : .error, owner: owner)
        } else {
            marker = tableau.makeSymbol(.slack, owner: owner)
        }
        let coefficient = constraint.markerCoefficient
        row.insert(marker, coefficient)
        if !isRequired {
            let error = tableau.makeSymbol(.error, owner: owner)
            row.insert(error, -coefficient)
            other = error
        }
        let entry = Entry(constraint: constraint, marker: marker, other: other)
        return Equation(row: row, entry: entry, definable: definable)
    }

    private func makeIdentifier() -> ConstraintIdentifier {
        nextGeneration += 1
        if let index = unusedEntries.popLast() {
            entryGenerations[index] = nextGeneration
            return ConstraintIdentifier(index: index, generation: nextGeneration)
        }
        entries.append(nil)
        entryGenerations.append(nextGeneration)
        return ConstraintIdentifier(index: entries.count - 1, generation: nextGeneration)
    }

    private func check(_ constraint: Constraint) throws(ConstraintError) {
        guard constraint.strength.isValid else { throw .invalidPriority(constraint.strength.priority) }
        try checkMagnitude(constraint.constant)
        for term in constraint.terms {
            try checkMagnitude(term.coefficient)
            guard state(of: term.variable) != nil else { throw .unknownVariable(term.variable) }
        }
    }

    func checkMagnitude(_ number: Double) throws(ConstraintError) {
        // Written so that the comparison is false for NaN.
        guard abs(number) <= Self.largestMagnitude else { throw .numberOutOfRange(number) }
    }
}

extension Constraint {
    /// The coefficient of the marker in `terms - constant + coefficient * marker = 0`.
    var markerCoefficient: Double {
        switch relation {
        case .lessThanOrEqual: 1
        case .greaterThanOrEqual: -1
        case .equal: strength.isRequired ? 1 : -1
        }
    }
}
