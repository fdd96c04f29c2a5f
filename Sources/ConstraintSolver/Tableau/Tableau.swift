/// The equations of all constraints in basic feasible solved form: rows by basic symbol, and for every symbol the rows
/// it occurs in, so that a change visits those rows only.
///
/// Two rules keep the unrestricted and the fixed symbols out of the simplex method's way:
/// - an external symbol that is not basic occurs in rows of external symbols only, never in costs;
/// - the row of a dummy that is basic (a redundant equation) has only dummies.
struct Tableau {
    private(set) var kinds: [SymbolKind] = []
    private(set) var owners: [Int] = []
    private(set) var isBasic: [Bool] = []
    private(set) var rows: [Row] = []
    /// By symbol, the basic symbols in whose rows it occurs, ascending.
    private(set) var columns: [[Int]] = []
    private var unusedSymbols: [Int] = []

    var objective = Objective()
    /// Basic symbols that may be below zero.
    var infeasible: [Int] = []
    /// External symbols whose values may have changed.
    var touched: [Int] = []
    private var isTouched: [Bool] = []
    private(set) var pivotCount = 0
    private(set) var rowCount = 0

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
        isTouched.append(false)
        return kinds.count - 1
    }

    /// Forgets a symbol, wherever it still occurs (after a removal only as rounding error).
    mutating func freeSymbol(_ symbol: Int) {
        if isBasic[symbol] { _ = takeRow(of: symbol) }
        for basic in columns[symbol] { _ = rows[basic].remove(symbol) }
        columns[symbol] = []
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
    }

    func value(of symbol: Int) -> Double {
        isBasic[symbol] ? rows[symbol].constant : 0
    }

    /// Whether no symbol of the row could grow without a cost.
    func isDetermined(_ symbol: Int) -> Bool {
        guard isBasic[symbol] else { return false }
        return rows[symbol].terms.allSatisfy { term in
            switch kinds[term.symbol] {
            case .dummy: true
            case .slack, .error: !objective.isFree(term.symbol, before: objective.levelCount)
            case .external, .unused: false
            }
        }
    }

    /// An expression with basic symbols replaced by their rows.
    func reduced(_ terms: [LinearExpression.Term], constant: Double) -> Row {
        var result = Row(constant: constant)
        for term in terms where abs(term.coefficient) > Tolerance.coefficient {
            let symbol = term.variable.symbol
            if isBasic[symbol] {
                result.add(rows[symbol], times: term.coefficient)
            } else {
                var single = Row()
                single.insert(symbol, term.coefficient)
                result.add(single, times: 1)
            }
        }
        return result
    }

    /// Makes a symbol basic with this row, everywhere.
    mutating func insert(_ symbol: Int, _ row: Row) {
        substitute(symbol, by: row)
        rows[symbol] = row
        isBasic[symbol] = true
        rowCount += 1
        for term in row.terms { columns[term.symbol].insertSorted(symbol) }
        constantChanged(of: symbol)
    }

    /// Makes a basic symbol not basic, and returns its row.
    mutating func takeRow(of symbol: Int) -> Row {
        let row = rows[symbol]
        rows[symbol] = Row()
        isBasic[symbol] = false
        rowCount -= 1
        for term in row.terms { columns[term.symbol].removeSorted(symbol) }
        if kinds[symbol] == .external { touch(symbol) }
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
    /// - Complexity: O(*r* log *n*) for the *r* rows with the symbol, 1 if it is basic.
    mutating func shift(_ symbol: Int, by amount: Double) {
        if isBasic[symbol] {
            rows[symbol].constant += amount
            constantChanged(of: symbol)
            return
        }
        for basic in columns[symbol] {
            rows[basic].constant -= rows[basic].coefficient(of: symbol) * amount
            constantChanged(of: basic)
        }
    }

    /// The external symbols that may have changed since the last call.
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
        case .slack, .error: value < -Tolerance.value
        case .dummy: abs(value) > Tolerance.value
        case .external, .unused: false
        }
    }

    private mutating func substitute(_ symbol: Int, by row: Row) {
        let users = columns[symbol]
        columns[symbol] = []
        for basic in users {
            // Taken out so that it is changed in place.
            var target = rows[basic]
            rows[basic] = Row()
            let factor = target.remove(symbol)
            target.add(
                row,
                times: factor,
                appeared: { columns[$0].insertSorted(basic) },
                vanished: { columns[$0].removeSorted(basic) }
            )
            rows[basic] = target
            constantChanged(of: basic)
        }
        objective.substitute(symbol, by: row)
    }

    private mutating func constantChanged(of basic: Int) {
        if kinds[basic] == .external {
            touch(basic)
        } else if isInfeasible(basic) {
            infeasible.append(basic)
        }
    }
}
