extension Tableau {
    /// Defines an external symbol as an expression of other symbols.
    ///
    /// Pivots do not touch definitions: a row of a hundred views has a hundred definitions of two terms each, not one
    /// of a hundred terms. Definitions must not be circular.
    ///
    /// - Complexity: O(*n*) in the number of terms, plus the symbols that depend on it.
    mutating func define(_ symbol: Int, as row: Row) {
        rows[symbol] = row
        isBasic[symbol] = true
        rowCount += 1
        for term in row.terms { users[term.symbol].insertSorted(symbol) }
        definitionChanged(of: symbol)
    }

    /// Removes a definition: the symbol may have any value afterward.
    mutating func undefine(_ symbol: Int) {
        for term in rows[symbol].terms { users[term.symbol].removeSorted(symbol) }
        rows[symbol] = Row()
        isBasic[symbol] = false
        rowCount -= 1
        isStale[symbol] = false
        touch(symbol)
        markDependentsStale(of: symbol)
    }

    /// Returns an external symbol that the equation can define directly; `nil` if definitions must be substituted
    /// first.
    func definable(in equation: Row) -> Int? {
        let hasDefined = equation.terms.contains { kinds[$0.symbol] == .external && isBasic[$0.symbol] }
        return equation.terms.first { term in
            kinds[term.symbol] == .external && !isBasic[term.symbol] && abs(term.coefficient) > Tolerance.pivot
                && (!hasDefined || users[term.symbol].isEmpty)
        }?.symbol
    }

    /// Returns an equivalent expression without defined and basic symbols.
    ///
    /// - Complexity: O(*n*) in the number of terms of all definitions and rows that are substituted.
    mutating func reduced(_ row: Row) -> Row {
        var sum = scratch
        scratch = SparseSum()
        sum.reserve(symbolCount: kinds.count)
        sum.add(row, times: 1)
        for symbol in definitions(behind: row) {
            let factor = sum.take(symbol)
            if factor != 0 { sum.add(rows[symbol], times: factor) }
        }
        // Rows contain no basic symbols, so the basic ones here were in the original expression.
        for symbol in sum.symbols where isBasic[symbol] && kinds[symbol] != .external {
            let factor = sum.take(symbol)
            if factor != 0 { sum.add(rows[symbol], times: factor) }
        }
        termCount += sum.symbols.count
        let result = sum.takeRow()
        scratch = sum
        return result
    }

    /// The defined symbols that an expression depends on, each before those in its own definition.
    private mutating func definitions(behind row: Row) -> [Int] {
        walkCount += 1
        var finished: [Int] = []
        var path: [(symbol: Int, next: Int)] = []
        for term in row.terms where isDefined(term.symbol) && lastWalk[term.symbol] != walkCount {
            lastWalk[term.symbol] = walkCount
            path.append((term.symbol, 0))
            while let (symbol, next) = path.last {
                guard next < rows[symbol].terms.count else {
                    finished.append(symbol)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let inner = rows[symbol].terms[next].symbol
                guard isDefined(inner), lastWalk[inner] != walkCount else { continue }
                lastWalk[inner] = walkCount
                path.append((inner, 0))
            }
        }
        termCount += finished.count
        return finished.reversed()
    }

    private func isDefined(_ symbol: Int) -> Bool {
        kinds[symbol] == .external && isBasic[symbol]
    }
}
