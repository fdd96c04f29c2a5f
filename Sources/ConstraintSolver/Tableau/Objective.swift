/// The objective to minimize: for each priority in use one sum of errors, the highest priority first.
///
/// Reduced costs are compared priority by priority: the weights are symbolic, and none can outweigh a higher priority.
struct Objective {
    private struct Level {
        let strength: Strength
        /// The costs by symbol; symbols beyond the end cost 0.
        var costs: [Double] = []
        var users = 0

        func cost(of symbol: Int) -> Double {
            symbol < costs.count ? costs[symbol] : 0
        }

        /// Adds an amount to a cost; a sum that is negligible compared with the amount becomes zero.
        mutating func add(_ amount: Double, of symbol: Int) {
            if symbol >= costs.count { costs += repeatElement(0, count: symbol + 1 - costs.count) }
            let before = costs[symbol]
            let after = before + amount
            costs[symbol] = abs(after) > Tolerance.cancellation * (abs(before) + abs(amount)) ? after : 0
        }
    }

    private var levels: [Level] = []
    /// The symbols whose costs changed since the last minimization.
    private(set) var changed: [Int] = []
    private var isChanged: [Bool] = []

    /// The number of distinct priorities in use.
    var levelCount: Int { levels.count }

    /// Returns the cost of a symbol at a level. Complexity: O(1).
    func cost(of symbol: Int, at level: Int) -> Double {
        levels[level].cost(of: symbol)
    }

    /// Clears the list of changed costs.
    mutating func takeChanged() {
        for symbol in changed { isChanged[symbol] = false }
        changed.removeAll(keepingCapacity: true)
    }

    /// Registers a constraint: its priority keeps a level until `release(_:)`.
    mutating func retain(_ strength: Strength) {
        if let level = index(of: strength) {
            levels[level].users += 1
        } else {
            let position = levels.firstIndex { $0.strength < strength } ?? levels.count
            levels.insert(Level(strength: strength, users: 1), at: position)
        }
    }

    mutating func release(_ strength: Strength) {
        guard let level = index(of: strength) else { return }
        levels[level].users -= 1
        if levels[level].users == 0 { levels.remove(at: level) }
    }

    /// Adds a multiple of an expression to the sum of one priority.
    mutating func add(_ row: Row, times factor: Double, at strength: Strength) {
        guard let level = index(of: strength) else { return }
        add(row, times: factor, toLevel: level)
    }

    /// Replaces a symbol with an expression in the sums of all priorities.
    ///
    /// - Complexity: O(*n*) in the number of terms, for each priority in which the symbol has a cost.
    mutating func substitute(_ symbol: Int, by row: Row) {
        for level in levels.indices {
            let factor = levels[level].cost(of: symbol)
            guard factor != 0 else { continue }
            levels[level].costs[symbol] = 0
            add(row, times: factor, toLevel: level)
        }
    }

    mutating func forget(_ symbol: Int) {
        for level in levels.indices where levels[level].cost(of: symbol) != 0 { levels[level].costs[symbol] = 0 }
    }

    /// Compares `first / firstWeight` with `second / secondWeight` by priority: -1 if less, 0 if equal, 1 if greater.
    func compareCosts(of first: Int, per firstWeight: Double, with second: Int, per secondWeight: Double) -> Int {
        for level in levels.indices {
            let difference =
                levels[level].cost(of: first) / firstWeight - levels[level].cost(of: second) / secondWeight
            if difference < -Tolerance.cost { return -1 }
            if difference > Tolerance.cost { return 1 }
        }
        return 0
    }

    /// Whether a symbol costs nothing at all priorities above a level.
    func isFree(_ symbol: Int, before level: Int) -> Bool {
        for above in 0..<level where abs(levels[above].cost(of: symbol)) > Tolerance.cost { return false }
        return true
    }

    private mutating func add(_ row: Row, times factor: Double, toLevel level: Int) {
        for term in row.terms {
            levels[level].add(term.coefficient * factor, of: term.symbol)
            noteChange(of: term.symbol)
        }
    }

    private mutating func noteChange(of symbol: Int) {
        if symbol >= isChanged.count { isChanged += repeatElement(false, count: symbol + 1 - isChanged.count) }
        guard !isChanged[symbol] else { return }
        isChanged[symbol] = true
        changed.append(symbol)
    }

    private func index(of strength: Strength) -> Int? {
        levels.firstIndex { $0.strength == strength }
    }
}
