/// What is to be minimised: for each priority in use one sum of errors, the highest first.
///
/// Reduced costs are compared priority by priority, so the weights are symbolic and none can overrule a higher one.
struct Objective {
    private struct Level {
        let strength: Strength
        var row = Row()
        var users = 0
    }

    private var levels: [Level] = []

    /// The number of distinct priorities in use.
    var levelCount: Int { levels.count }

    func row(_ level: Int) -> Row { levels[level].row }

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
        levels[level].row.add(row, times: factor)
    }

    /// Replaces a symbol by an expression in the sums of all priorities.
    mutating func substitute(_ symbol: Int, by row: Row) {
        for level in levels.indices {
            let factor = levels[level].row.remove(symbol)
            if factor != 0 { levels[level].row.add(row, times: factor) }
        }
    }

    mutating func forget(_ symbol: Int) {
        for level in levels.indices { _ = levels[level].row.remove(symbol) }
    }

    /// Whether `first / firstWeight` is less (-1), the same (0) or more (1) than `second / secondWeight`, by priority.
    func compareCosts(of first: Int, per firstWeight: Double, with second: Int, per secondWeight: Double) -> Int {
        for level in levels {
            let difference =
                level.row.coefficient(of: first) / firstWeight - level.row.coefficient(of: second) / secondWeight
            if difference < -Tolerance.cost { return -1 }
            if difference > Tolerance.cost { return 1 }
        }
        return 0
    }

    /// Whether a symbol costs nothing at the priorities above a level's.
    func isFree(_ symbol: Int, before level: Int) -> Bool {
        levels[..<level].allSatisfy { abs($0.row.coefficient(of: symbol)) <= Tolerance.cost }
    }

    private func index(of strength: Strength) -> Int? {
        levels.firstIndex { $0.strength == strength }
    }
}
