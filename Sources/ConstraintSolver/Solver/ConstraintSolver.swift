/// An incremental solver of linear equations and inequalities over real variables.
///
/// Based on Cassowary (G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", ACM TOCHI 8(4), 2001). The solution is up to date after every call:
///
///     let solver = ConstraintSolver()
///     let left = solver.makeVariable(), right = solver.makeVariable()
///     try solver.add(left + 10 <= right)
///     let width = try solver.add((right - left == 40).with(.strong))
///     try solver.setConstant(60, of: width)
///     for variable in solver.takeChanges() { place(variable, solver.value(of: variable)) }
///
/// Differences from the paper: priorities are compared symbolically (see `Strength`); required constraints are added
/// with the dual simplex method, because the tableau is optimal between calls, so there is no first phase with an
/// artificial variable; conflicts name the constraints involved.
///
/// Variables that no constraint determines keep the value of the last pivots. Values are accurate to a millionth: the
/// tableau is rebuilt from the constraints before the rounding errors of many pivots add up to more.
public final class ConstraintSolver {
    /// The maximum magnitude of a constant or coefficient: beyond it, a `Double` cannot represent millionths.
    public static let largestMagnitude = 1e9

    struct Entry {
        var constraint: Constraint
        /// The symbol that occurs only in this constraint's equation.
        let marker: Int
        /// The second error symbol of a constraint that is not required.
        let other: Int?
    }

    var tableau = Tableau()
    /// The constraints, by the index of their identifier.
    var entries: [Entry?] = []
    var entryGenerations: [Int] = []
    var unusedEntries: [Int] = []
    /// The state of each variable, by symbol.
    var variables: [Int: VariableState] = [:]
    var nextGeneration = 0
    var pivotCountAtRefresh = 0
    var editConstraints: [Variable: ConstraintIdentifier] = [:]

    struct VariableState {
        let generation: Int
        /// The number of constraints that use the variable.
        var users = 0
        /// The value at the last `takeChanges()`.
        var reported = 0.0
    }

    /// Creates a solver without variables and constraints.
    public init() {}

    /// The number of pivots so far, a measure of the solver's work.
    public var pivotCount: Int { tableau.pivotCount }

    /// The number of terms added up so far, a measure of the cost of the pivots.
    public var termCount: Int { tableau.termCount }

    /// Creates a variable with the value 0, which constraints can change.
    ///
    /// - Parameter isNonNegative: Whether the variable is required to be at least 0, without an explicit constraint.
    /// - Complexity: O(1).
    public func makeVariable(isNonNegative: Bool = false) -> Variable {
        nextGeneration += 1
        let symbol = tableau.makeSymbol(isNonNegative ? .bounded : .external, owner: -1)
        variables[symbol] = VariableState(generation: nextGeneration)
        return Variable(symbol: symbol, generation: nextGeneration)
    }

    /// Removes a variable that no constraint uses.
    ///
    /// - Throws: `ConstraintError.variableInUse`, `unknownVariable`.
    public func remove(_ variable: Variable) throws(ConstraintError) {
        guard let state = state(of: variable) else { throw .unknownVariable(variable) }
        guard state.users == 0 else { throw .variableInUse(variable) }
        variables[variable.symbol] = nil
        tableau.freeSymbol(variable.symbol)
    }

    /// Returns the value of a variable in the current solution; 0 for a removed variable.
    ///
    /// - Complexity: O(1), except for the first read after a change, which computes the values it depends on.
    public func value(of variable: Variable) -> Double {
        state(of: variable) == nil ? 0 : tableau.value(of: variable.symbol)
    }

    /// Returns the value of an expression in the current solution.
    public func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    /// Returns whether the variable has no other value in any equally good solution.
    ///
    /// - Complexity: O(*n* · *p*) for a row of *n* terms and *p* priorities in use.
    public func isDetermined(_ variable: Variable) -> Bool {
        guard state(of: variable) != nil else { return false }
        return tableau.isDetermined(variable.symbol)
    }

    /// Returns the variables whose values changed since the last call, in order of creation.
    ///
    /// - Complexity: O(*k* log *k*), where *k* is the number of variables touched since the last call.
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
