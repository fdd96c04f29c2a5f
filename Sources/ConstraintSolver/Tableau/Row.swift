/// One equation of the tableau, solved for its basic symbol: a constant and terms sorted by symbol.
struct Row {
    struct Term {
        let symbol: Int
        var coefficient: Double
    }

    var constant: Double = 0
    private(set) var terms: [Term] = []

    /// Creates a row from a constant and terms sorted by symbol.
    init(constant: Double = 0, terms: [Term] = []) {
        self.constant = constant
        self.terms = terms
    }

    /// Returns the coefficient of a symbol. Complexity: O(log *n*) in the number of terms.
    func coefficient(of symbol: Int) -> Double {
        let position = position(of: symbol)
        return position < terms.count && terms[position].symbol == symbol ? terms[position].coefficient : 0
    }

    /// Removes the term of a symbol and returns its coefficient, or 0 if there is none.
    mutating func remove(_ symbol: Int) -> Double {
        let position = position(of: symbol)
        guard position < terms.count, terms[position].symbol == symbol else { return 0 }
        return terms.remove(at: position).coefficient
    }

    /// Adds a term for a symbol that is not in the row.
    mutating func insert(_ symbol: Int, _ coefficient: Double) {
        terms.insert(Term(symbol: symbol, coefficient: coefficient), at: position(of: symbol))
    }

    /// Turns `old = constant + a * new + rest` into `new = (old - constant - rest) / a`.
    ///
    /// - Complexity: O(*n*) in the number of terms.
    mutating func solve(for new: Int, insteadOf old: Int?) {
        let factor = -1 / remove(new)
        constant *= factor
        for position in terms.indices { terms[position].coefficient *= factor }
        if let old { insert(old, -factor) }
    }

    /// Adds a multiple of another row and reports the symbols that were added and removed.
    ///
    /// A sum that is negligible compared with its parts becomes zero: otherwise rounding errors would persist as terms.
    ///
    /// - Complexity: O(*n* + *m*) in the numbers of terms.
    mutating func add(
        _ other: Row,
        times factor: Double,
        appeared: (Int) -> Void = { _ in },
        vanished: (Int) -> Void = { _ in }
    ) {
        constant += other.constant * factor
        var sum: [Term] = []
        sum.reserveCapacity(terms.count + other.terms.count)
        var position = 0
        for term in other.terms {
            while position < terms.count, terms[position].symbol < term.symbol {
                sum.append(terms[position])
                position += 1
            }
            let added = term.coefficient * factor
            if position < terms.count, terms[position].symbol == term.symbol {
                let before = terms[position].coefficient
                position += 1
                if abs(before + added) > Tolerance.cancellation * (abs(before) + abs(added)) {
                    sum.append(Term(symbol: term.symbol, coefficient: before + added))
                } else {
                    vanished(term.symbol)
                }
            } else if abs(added) > Tolerance.coefficient {
                sum.append(Term(symbol: term.symbol, coefficient: added))
                appeared(term.symbol)
            }
        }
        sum.append(contentsOf: terms[position...])
        terms = sum
    }

    private func position(of symbol: Int) -> Int {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
