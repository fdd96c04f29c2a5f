/// Adds up terms of many rows: a place for every symbol, of which only those that were used are visited.
struct SparseSum {
    var constant = 0.0
    /// The symbols that were added, in the order they came in.
    private(set) var symbols: [Int] = []
    private var sums: [Double] = []
    /// The sums of what was added without its sign, to tell rounding errors by.
    private var magnitudes: [Double] = []

    /// Makes room for all symbols below a number.
    mutating func reserve(symbolCount: Int) {
        let missing = symbolCount - sums.count
        guard missing > 0 else { return }
        sums += repeatElement(0, count: missing)
        magnitudes += repeatElement(0, count: missing)
    }

    /// Adds a multiple of a symbol.
    mutating func add(_ coefficient: Double, of symbol: Int) {
        if magnitudes[symbol] == 0 {
            guard coefficient != 0 else { return }
            symbols.append(symbol)
        }
        sums[symbol] += coefficient
        magnitudes[symbol] += abs(coefficient)
    }

    /// Adds a multiple of a row.
    mutating func add(_ row: Row, times factor: Double) {
        constant += row.constant * factor
        for term in row.terms { add(term.coefficient * factor, of: term.symbol) }
    }

    /// Takes a symbol out and returns its coefficient.
    mutating func take(_ symbol: Int) -> Double {
        defer { sums[symbol] = 0 }
        return coefficient(of: symbol)
    }

    /// The sum as a row; it is empty again afterwards.
    ///
    /// - Complexity: O(*n* log *n*) in the number of symbols that were added.
    mutating func takeRow() -> Row {
        var terms: [Row.Term] = []
        terms.reserveCapacity(symbols.count)
        for symbol in symbols.sorted() {
            let coefficient = coefficient(of: symbol)
            if abs(coefficient) > Tolerance.coefficient {
                terms.append(Row.Term(symbol: symbol, coefficient: coefficient))
            }
            sums[symbol] = 0
            magnitudes[symbol] = 0
        }
        defer { constant = 0 }
        symbols.removeAll(keepingCapacity: true)
        return Row(constant: constant, terms: terms)
    }

    private func coefficient(of symbol: Int) -> Double {
        abs(sums[symbol]) > Tolerance.cancellation * magnitudes[symbol] ? sums[symbol] : 0
    }
}
