/// The equations of all constraints in basic feasible solved form: rows by basic symbol, and for every symbol the rows
/// it occurs in, so that a change visits those rows only.
///
/// The simplex method sees the rows of restricted symbols alone. What unrestricted variables are equal to is kept aside
/// as it was said, in terms of whatever it was said in, and worked out when someone asks: see `define(_:as:)`.
///
/// Two rules keep the unrestricted and the fixed symbols out of the simplex method's way:
/// - external symbols occur in definitions only, never in rows and costs;
/// - the row of a dummy that is basic (a redundant equation) has only dummies.
struct Tableau {
    private(set) var kinds: [SymbolKind] = []
    private(set) var owners: [Int] = []
    /// Whether there is a row for a symbol: for an external one, its definition.
    var isBasic: [Bool] = []
    var rows: [Row] = []
    /// By symbol, the basic symbols in whose rows it occurs, ascending; without definitions.
    private(set) var columns: [[Int]] = []
    /// By symbol, the external symbols in whose definitions it occurs, ascending.
    var users: [[Int]] = []
    /// By external symbol, its value when it was last worked out.
    var values: [Double] = []
    /// Whether the value has to be worked out anew. What depends on such a symbol is stale as well.
    var isStale: [Bool] = []
    private var unusedSymbols: [Int] = []
    /// Kept for `reduced(_:)`, so that it costs no more than what it visits.
    var scratch = SparseSum()
    /// By symbol, the last walk through the definitions that came by.
    var lastWalk: [Int] = []
    var walkCount = 0

    var objective = Objective()
    /// Basic symbols that may be below zero.
    var infeasible: [Int] = []
    /// Variables whose values may have changed.
    private(set) var touched: [Int] = []
    private(set) var isTouched: [Bool] = []
    private(set) var pivotCount = 0
    /// How many terms were added up so far.
    var termCount = 0
    var rowCount = 0

    /// - Complexity: O(1).
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

    /// Forgets a symbol, wherever it still occurs (after a removal only as rounding error).
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

    /// Marks a symbol as free to be given out.
    mutating func giveBack(_ symbol: Int) {
        unusedSymbols.append(symbol)
    }

    /// Goes on counting where another tableau left off.
    mutating func takeCounts(of other: Tableau) {
        pivotCount += other.pivotCount
        termCount += other.termCount
    }

    /// Makes a symbol basic with this row, everywhere.
    mutating func insert(_ symbol: Int, _ row: Row) {
        substitute(symbol, by: row)
        rows[symbol] = row
        isBasic[symbol] = true
        rowCount += 1
        for term in row.terms { columns[term.symbol].insertSorted(symbol) }
        constantChanged(of: symbol, from: 0)
    }

    /// Makes a basic symbol not basic, and returns its row.
    mutating func takeRow(of symbol: Int) -> Row {
        let row = rows[symbol]
        rows[symbol] = Row()
        isBasic[symbol] = false
        rowCount -= 1
        for term in row.terms { columns[term.symbol].removeSorted(symbol) }
        if row.constant != 0 { valueChanged(of: symbol) }
        return row
    }

    /// Exchanges a basic symbol with one that is not.
    ///
    /// - Complexity: O(*r* · *n*) for *r* rows with the entering symbol and *n* terms in the leaving symbol's row.
    mutating func pivot(leaving: Int, entering: Int) {
        var row = takeRow(of: leaving)
        row.solve(for: entering, insteadOf: leaving)
        insert(entering, row)
        pivotCount += 1
    }

    /// Puts `symbol + amount` in the place of a symbol: what a new constant of its constraint means.
    ///
    /// - Complexity: O(*r* log *n*) for the *r* rows and definitions with the symbol, and what depends on those.
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

    /// The variables that may have changed since the last call.
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

    /// Whether a basic symbol has a value it must not have.
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
            // Taken out so that it is changed in place.
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
