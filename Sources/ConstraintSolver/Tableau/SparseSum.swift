/// Adds up the terms of many rows: an array indexed by symbol, of which only the used entries are visited.
struct SparseSum {
    var constant = 0.0
    /// The added symbols, in insertion order.
    private(set) var symbols: [Int] = []
    private var sums: [Double] = []
    /// The sums of absolute values, used to detect rounding errors.
    private var magnitudes: [Double] = []

    /// Allocates storage for all symbols below a number.
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

    /// Removes a symbol and returns its coefficient.
    mutating func take(_ symbol: Int) -> Double {
        defer { sums[symbol] = 0 }
        return coefficient(of: symbol)
    }

    /// Returns the sum as a row and resets it.
    ///
    /// - Complexity: O(*n* log *n*) in the number of added symbols.
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
