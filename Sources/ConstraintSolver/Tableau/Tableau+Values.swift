extension Tableau {
    /// Returns whether no symbol that a variable depends on can change without a cost.
    mutating func isDetermined(_ symbol: Int) -> Bool {
        let row = reduced(Row(terms: [Row.Term(symbol: symbol, coefficient: 1)]))
        return row.terms.allSatisfy { term in
            switch kinds[term.symbol] {
            case .dummy: true
            case .slack, .error, .bounded: !objective.isFree(term.symbol, before: objective.levelCount)
            case .external, .unused: false
            }
        }
    }

    /// Returns the value of a symbol in the current solution.
    ///
    /// - Complexity: O(1), or O(*n*) in the number of terms that changed since the last read.
    mutating func value(of symbol: Int) -> Double {
        if isStale[symbol] { evaluate(symbol) }
        return knownValue(of: symbol)
    }

    private func knownValue(of symbol: Int) -> Double {
        guard isBasic[symbol] else { return 0 }
        return kinds[symbol] == .external ? values[symbol] : rows[symbol].constant
    }

    private mutating func evaluate(_ symbol: Int) {
        var path = [symbol]
        while let symbol = path.last {
            var isReady = true
            if isStale[symbol] {
                for term in rows[symbol].terms where isStale[term.symbol] {
                    path.append(term.symbol)
                    isReady = false
                }
            }
            guard isReady else { continue }
            path.removeLast()
            guard isStale[symbol] else { continue }
            var value = rows[symbol].constant
            for term in rows[symbol].terms { value += term.coefficient * knownValue(of: term.symbol) }
            values[symbol] = value
            isStale[symbol] = false
        }
    }

    /// Called after the value of a basic symbol changed, or after a symbol left the basis.
    mutating func valueChanged(of symbol: Int) {
        if kinds[symbol] == .bounded { touch(symbol) }
        markDependentsStale(of: symbol)
    }

    /// Called after a definition changed.
    mutating func definitionChanged(of symbol: Int) {
        isStale[symbol] = true
        touch(symbol)
        markDependentsStale(of: symbol)
    }

    /// Marks the dependents of a symbol as stale.
    mutating func markDependentsStale(of symbol: Int) {
        guard !users[symbol].isEmpty else { return }
        var pending = [symbol]
        while let symbol = pending.popLast() {
            // The dependents of an already marked symbol are marked as well.
            for user in users[symbol] where !isStale[user] || !isTouched[user] {
                isStale[user] = true
                touch(user)
                pending.append(user)
            }
        }
    }
}
