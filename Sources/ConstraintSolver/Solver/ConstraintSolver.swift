/// Solves linear equations and inequalities over real variables as they come, go and change.
///
/// After Cassowary (G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", ACM TOCHI 8(4), 2001). Every call leaves the solution ready to be read:
///
///     let solver = ConstraintSolver()
///     let left = solver.makeVariable(), right = solver.makeVariable()
///     try solver.add(left + 10 <= right)
///     let width = try solver.add((right - left == 40).with(.strong))
///     try solver.setConstant(60, of: width)
///     for variable in solver.takeChanges() { place(variable, solver.value(of: variable)) }
///
/// Differences from the paper: priorities are compared symbolically (see `Strength`); required constraints are added
/// with the dual simplex method, as the tableau is optimal between calls, so there is no first phase with an artificial
/// variable; what cannot be fulfilled is named.
///
/// Not determined variables stay where the last pivots left them. Values are right to a millionth: the tableau is made
/// anew from the constraints before the rounding errors of many pivots add up to more.
public final class ConstraintSolver {
    /// The largest constant and coefficient that is accepted: beyond, a `Double` no longer tells millionths apart.
    public static let largestMagnitude = 1e9

    struct Entry {
        var constraint: Constraint
        /// The symbol that occurs in this constraint's equation alone.
        let marker: Int
        /// The other restricted symbol of a constraint that is not required.
        let other: Int?
    }

    var tableau = Tableau()
    /// By the index of their identifiers.
    var entries: [Entry?] = []
    var entryGenerations: [Int] = []
    var unusedEntries: [Int] = []
    /// By symbol.
    var variables: [Int: VariableState] = [:]
    var nextGeneration = 0
    var pivotCountAtRefresh = 0
    var editConstraints: [Variable: ConstraintIdentifier] = [:]

    struct VariableState {
        let generation: Int
        /// The number of constraints the variable takes part in.
        var users = 0
        /// The value at the last `takeChanges()`.
        var reported = 0.0
    }

    /// Makes a solver without variables and constraints.
    public init() {}

    /// How many exchanges of basic symbols the solver has made: what its work is measured by.
    public var pivotCount: Int { tableau.pivotCount }

    /// How many terms of equations the solver has added up: what its pivots cost.
    public var termCount: Int { tableau.termCount }

    /// Makes a variable. Its value is 0 until a constraint says otherwise.
    ///
    /// - Parameter isNonNegative: Whether it must not be below 0, as if a required constraint said so.
    /// - Complexity: O(1).
    public func makeVariable(isNonNegative: Bool = false) -> Variable {
        nextGeneration += 1
        let symbol = tableau.makeSymbol(isNonNegative ? .bounded : .external, owner: -1)
        variables[symbol] = VariableState(generation: nextGeneration)
        return Variable(symbol: symbol, generation: nextGeneration)
    }

    /// Removes a variable that takes part in no constraint.
    ///
    /// - Throws: `ConstraintError.variableInUse`, `unknownVariable`.
    public func remove(_ variable: Variable) throws(ConstraintError) {
        guard let state = state(of: variable) else { throw .unknownVariable(variable) }
        guard state.users == 0 else { throw .variableInUse(variable) }
        variables[variable.symbol] = nil
        tableau.freeSymbol(variable.symbol)
    }

    /// The value of a variable in the current solution; 0 for one that was removed.
    ///
    /// - Complexity: O(1), but for the first that is read after a change: that works out what it depends on.
    public func value(of variable: Variable) -> Double {
        state(of: variable) == nil ? 0 : tableau.value(of: variable.symbol)
    }

    /// The value of an expression in the current solution.
    public func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    /// Whether constraints leave no other value to a variable at the same errors.
    ///
    /// - Complexity: O(*n* · *p*) for a row of *n* terms and *p* priorities in use.
    public func isDetermined(_ variable: Variable) -> Bool {
        guard state(of: variable) != nil else { return false }
        return tableau.isDetermined(variable.symbol)
    }

    /// The variables whose values differ from those at the last call, in the order they were made in.
    ///
    /// - Complexity: O(*k* log *k*) in the number of variables that the calls in between touched.
    public func takeChanges() -> [Variable] {
        var changed: [Variable] = []
        for symbol in tableau.takeTouched() {
            guard let state = variables[symbol] else { continue }
            let value = tableau.value(of: symbol)
            guard abs(value - state.reported) > Tolerance.change else { continue }
            variables[symbol]?.reported = value
            changed.append(Variable(symbol: symbol, generation: state.generation))
        }
        return changed.sorted { $0.generation < $1.generation }
    }

    func state(of variable: Variable) -> VariableState? {
        guard let state = variables[variable.symbol], state.generation == variable.generation else { return nil }
        return state
    }

    func entry(for identifier: ConstraintIdentifier) throws(ConstraintError) -> Entry {
        guard entries.indices.contains(identifier.index), let entry = entries[identifier.index],
            entryGenerations[identifier.index] == identifier.generation
        else { throw .unknownConstraint(identifier) }
        return entry
    }
}
