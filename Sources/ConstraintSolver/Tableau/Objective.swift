/// What is to be minimised: for each priority in use one sum of errors, the highest first.
///
/// Reduced costs are compared priority by priority, so the weights are symbolic and none can overrule a higher one.
struct Objective {
    private struct Level {
        let strength: Strength
        /// By symbol; those beyond the end cost nothing.
        var costs: [Double] = []
        var users = 0

        func cost(of symbol: Int) -> Double {
            symbol < costs.count ? costs[symbol] : 0
        }

        /// A sum that is as good as zero beside what was added is zero.
        mutating func add(_ amount: Double, of symbol: Int) {
            if symbol >= costs.count { costs += repeatElement(0, count: symbol + 1 - costs.count) }
            let before = costs[symbol]
            let after = before + amount
            costs[symbol] = abs(after) > Tolerance.cancellation * (abs(before) + abs(amount)) ? after : 0
        }
    }

    private var levels: [Level] = []
    /// The symbols whose costs changed since they were last found to be as low as they can be.
    private(set) var changed: [Int] = []
    private var isChanged: [Bool] = []

    /// The number of distinct priorities in use.
    var levelCount: Int { levels.count }

    /// - Complexity: O(1).
    func cost(of symbol: Int, at level: Int) -> Double {
        levels[level].cost(of: symbol)
    }

    /// Forgets which costs changed.
    mutating func takeChanged() {
        for symbol in changed { isChanged[symbol] = false }
        changed.removeAll(keepingCapacity: true)
    }

    /// Counts a constraint in: its priority keeps its level until `release(_:)`.
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

    /// Replaces a symbol by an expression in the sums of all priorities.
    ///
    /// - Complexity: O(*n*) in the number of terms, for each priority that counts the symbol.
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

    /// Whether `first / firstWeight` is less (-1), the same (0) or more (1) than `second / secondWeight`, by priority.
    func compareCosts(of first: Int, per firstWeight: Double, with second: Int, per secondWeight: Double) -> Int {
        for level in levels.indices {
            let difference =
                levels[level].cost(of: first) / firstWeight - levels[level].cost(of: second) / secondWeight
            if difference < -Tolerance.cost { return -1 }
            if difference > Tolerance.cost { return 1 }
        }
        return 0
    }

    /// Whether a symbol costs nothing at the priorities above a level's.
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
