/// The equations of all constraints in basic feasible solved form: rows by basic symbol, and for each symbol the rows
/// that contain it, so that a change visits only those.
///
/// The simplex method works only on rows of restricted symbols. The definitions of unrestricted variables are stored
/// separately in their original terms and evaluated on demand: see `define(_:as:)`.
///
/// Two rules keep unrestricted and fixed symbols out of the simplex method:
/// - external symbols occur only in definitions, never in rows and costs;
/// - the row of a basic dummy (a redundant equation) contains only dummies.
struct Tableau {
    private(set) var kinds: [SymbolKind] = []
    private(set) var owners: [Int] = []
    /// Whether a symbol has a row, or, for an external symbol, a definition.
    var isBasic: [Bool] = []
    var rows: [Row] = []
    /// By symbol, the basic symbols whose rows contain it, ascending; excludes definitions.
    private(set) var columns: [[Int]] = []
    /// By symbol, the external symbols whose definitions contain it, ascending.
    var users: [[Int]] = []
    /// By external symbol, its last computed value.
    var values: [Double] = []
    /// Whether the value must be recomputed. Dependents of a stale symbol are stale as well.
    var isStale: [Bool] = []
    private var unusedSymbols: [Int] = []
    /// Reused by `reduced(_:)`, so that its cost depends only on the terms it visits.
    var scratch = SparseSum()
    /// By symbol, the number of the last definition walk that visited it.
    var lastWalk: [Int] = []
    var walkCount = 0

    var objective = Objective()
    /// Basic symbols that may be negative.
    var infeasible: [Int] = []
    /// Variables whose values may have changed.
    private(set) var touched: [Int] = []
    private(set) var isTouched: [Bool] = []
    private(set) var pivotCount = 0
    /// The number of terms added up so far.
    var termCount = 0
    var rowCount = 0

    /// Creates a symbol. Complexity: O(1).
    mutating func makeSymbol(_ kind: SymbolKind, owner: Int) -> Int {
        if let symbol = unusedSymbols.popLast() {
            kinds[symbol] = kind
            owners[symbol] = owner
            return symbol
        }
        kinds.append(kind)
        owners.append(owner)
        isBasic.append(false)
        rows.append(Row())
        columns.append([])
        users.append([])
        values.append(0)
        isStale.append(false)
        lastWalk.append(0)
        isTouched.append(false)
        return kinds.count - 1
    }

    /// Removes a symbol and its remaining occurrences (after a removal only rounding errors).
    mutating func freeSymbol(_ symbol: Int) {
        if isBasic[symbol] {
            replaceInDefinitions(symbol, by: rows[symbol])
            if kinds[symbol] == .external { undefine(symbol) } else { _ = takeRow(of: symbol) }
        }
        for basic in columns[symbol] { _ = rows[basic].remove(symbol) }
        columns[symbol] = []
        for user in users[symbol] { _ = rows[user].remove(symbol) }
        users[symbol] = []
        objective.forget(symbol)
        kinds[symbol] = .unused
        unusedSymbols.append(symbol)
    }

    /// Makes a symbol available for reuse.
    mutating func recycle(_ symbol: Int) {
        unusedSymbols.append(symbol)
    }

    /// Continues the counts of another tableau.
    mutating func takeCounts(of other: Tableau) {
        pivotCount += other.pivotCount
        termCount += other.termCount
    }

    /// Makes a symbol basic with this row, substituting it in all other rows.
    mutating func insert(_ symbol: Int, _ row: Row) {
        substitute(symbol, by: row)
        rows[symbol] = row
        isBasic[symbol] = true
        rowCount += 1
        for term in row.terms { columns[term.symbol].insertSorted(symbol) }
        constantChanged(of: symbol, from: 0)
    }

    /// Removes the row of a basic symbol and returns it.
    mutating func takeRow(of symbol: Int) -> Row {
        let row = rows[symbol]
        rows[symbol] = Row()
        isBasic[symbol] = false
        rowCount -= 1
        for term in row.terms { columns[term.symbol].removeSorted(symbol) }
        if row.constant != 0 { valueChanged(of: symbol) }
        return row
    }

    /// Exchanges a basic symbol with a nonbasic one.
    ///
    /// - Complexity: O(*r* · *n*) for *r* rows with the entering symbol and *n* terms in the leaving symbol's row.
    mutating func pivot(leaving: Int, entering: Int) {
        var row = takeRow(of: leaving)
        row.solve(for: entering, insteadOf: leaving)
        insert(entering, row)
        pivotCount += 1
    }

    /// Replaces a symbol with `symbol + amount`: the effect of a new constant of its constraint.
    ///
    /// - Complexity: O(*r* log *n*) for the *r* rows and definitions with the symbol, plus their dependents.
    mutating func shift(_ symbol: Int, by amount: Double) {
        for user in users[symbol] {
            rows[user].constant -= rows[user].coefficient(of: symbol) * amount
            definitionChanged(of: user)
        }
        if isBasic[symbol] {
            rows[symbol].constant += amount
            constantChanged(of: symbol, from: rows[symbol].constant - amount)
            return
        }
        for basic in columns[symbol] {
            let before = rows[basic].constant
            rows[basic].constant -= rows[basic].coefficient(of: symbol) * amount
            constantChanged(of: basic, from: before)
        }
    }

    /// Returns and clears the variables that may have changed since the last call.
    mutating func takeTouched() -> [Int] {
        for symbol in touched { isTouched[symbol] = false }
        defer { touched = [] }
        return touched
    }

    mutating func touch(_ symbol: Int) {
        guard !isTouched[symbol] else { return }
        isTouched[symbol] = true
        touched.append(symbol)
    }

    /// Returns whether the value of a basic symbol is infeasible.
    func isInfeasible(_ symbol: Int) -> Bool {
        guard isBasic[symbol] else { return false }
        let value = rows[symbol].constant
        return switch kinds[symbol] {
        case .slack, .error, .bounded: value < -Tolerance.value
        case .dummy: abs(value) > Tolerance.value
        case .external, .unused: false
        }
    }

    private mutating func substitute(_ symbol: Int, by row: Row) {
        let basics = columns[symbol]
        columns[symbol] = []
        for basic in basics {
            // Moved out of the array so that it is mutated in place.
            var target = rows[basic]
            rows[basic] = Row()
            let before = target.constant
            let factor = target.remove(symbol)
            target.add(
                row,
                times: factor,
                appeared: { columns[$0].insertSorted(basic) },
                vanished: { columns[$0].removeSorted(basic) }
            )
            termCount += target.terms.count + row.terms.count
            rows[basic] = target
            constantChanged(of: basic, from: before)
        }
        objective.substitute(symbol, by: row)
    }

    private mutating func constantChanged(of basic: Int, from before: Double) {
        if rows[basic].constant != before { valueChanged(of: basic) }
        if isInfeasible(basic) { infeasible.append(basic) }
    }
}
