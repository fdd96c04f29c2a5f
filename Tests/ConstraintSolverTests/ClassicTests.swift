import ConstraintSolver
import Expectations
import Testing

/// The worked examples of the literature and the standard test cases of other implementations.
@Suite("Classic Cassowary cases")
struct ClassicTests {
    private let solver = ConstraintSolver()

    @Test("the paper's example: a middle point between two ends follows the end that is dragged")
    func middlePoint() throws {
        let (left, middle, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        try solver.add(2 * middle == left + right)
        try solver.add(left + 10 <= right)
        try solver.add(right <= 100)
        try solver.add(left >= 0)
        try solver.add((left == 30).with(.weak))
        try solver.add((middle == 50).with(.strong))
        expectEqual(solver.value(of: middle), 50)
        expectEqual(solver.value(of: left), 30)
        expectEqual(solver.value(of: right), 70)

        try solver.beginEditing(middle, strength: Strength(priority: 900))
        try solver.suggest(60, for: middle)
        expectEqual([left, middle, right].map { solver.value(of: $0) }, [30, 60, 90])
        try solver.suggest(90, for: middle)
        expectEqual([left, middle, right].map { solver.value(of: $0) }, [80, 90, 100])
        try solver.suggest(99, for: middle)
        expectEqual([left, middle, right].map { solver.value(of: $0) }, [90, 95, 100])
        try solver.endEditing(middle)
        expectEqual([left, middle, right].map { solver.value(of: $0) }, [30, 50, 70])
    }

    @Test("equal variables take the value of the one with a stay constraint")
    func simple() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add((x == 167).with(.weak))
        try solver.add((y == 2).with(Strength(priority: 10)))
        try solver.add(x == y)
        expectEqual(solver.value(of: x), 167)
        expectEqual(solver.value(of: y), 167)
    }

    @Test("variables with only stay constraints keep their values")
    func justStay() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add((x == 5).with(.weak))
        try solver.add((y == 10).with(.weak))
        expectEqual(solver.value(of: x), 5)
        expectEqual(solver.value(of: y), 10)
    }

    @Test("the tightest bound applies as bounds are added and removed")
    func addAndDelete() throws {
        let x = solver.makeVariable()
        try solver.add((x == 100).with(.weak))
        expectEqual(solver.value(of: x), 100)
        let ten = try solver.add(x <= 10)
        let twenty = try solver.add(x <= 20)
        expectEqual(solver.value(of: x), 10)
        try solver.remove(ten)
        expectEqual(solver.value(of: x), 20)
        try solver.remove(twenty)
        expectEqual(solver.value(of: x), 100)
        let first = try solver.add(x <= 10)
        let again = try solver.add(x <= 10)
        try solver.remove(first)
        expectEqual(solver.value(of: x), 10)
        try solver.remove(again)
        expectEqual(solver.value(of: x), 100)
    }

    @Test("equations with two variables can be added and removed")
    func addAndDeletePair() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add((x == 100).with(.weak))
        try solver.add((y == 120).with(.strong))
        let ten = try solver.add(x <= 10)
        let twenty = try solver.add(x <= 20)
        expectEqual([x, y].map { solver.value(of: $0) }, [10, 120])
        try solver.remove(ten)
        expectEqual([x, y].map { solver.value(of: $0) }, [20, 120])
        let product = try solver.add(x * 2 == y)
        expectEqual([x, y].map { solver.value(of: $0) }, [20, 40])
        try solver.remove(twenty)
        expectEqual([x, y].map { solver.value(of: $0) }, [60, 120])
        try solver.remove(product)
        expectEqual([x, y].map { solver.value(of: $0) }, [100, 120])
    }

    @Test("of two conflicting constraints the stronger one is satisfied")
    func chooses() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x <= y)
        try solver.add(y == x + 3)
        try solver.add((x == 10).with(.weak))
        try solver.add((y == 10).with(Strength(priority: 251)))
        expectEqual([x, y].map { solver.value(of: $0) }, [7, 10])
    }

    @Test("several variables are edited at once, and edits nest")
    func multiEdit() throws {
        let variables = (0..<4).map { _ in solver.makeVariable() }
        let (x, y, width, height) = (variables[0], variables[1], variables[2], variables[3])
        for variable in variables { try solver.add((variable == 0).with(.weak)) }
        try solver.beginEditing(x)
        try solver.beginEditing(y)
        try solver.suggest(10, for: x)
        try solver.suggest(20, for: y)
        expectEqual(variables.map { solver.value(of: $0) }, [10, 20, 0, 0])
        try solver.beginEditing(width)
        try solver.beginEditing(height)
        try solver.suggest(30, for: width)
        try solver.suggest(40, for: height)
        try solver.endEditing(width)
        try solver.endEditing(height)
        try solver.suggest(50, for: x)
        expectEqual(variables.map { solver.value(of: $0) }, [50, 20, 0, 0])
        #expect(throws: ConstraintError.wrongEditState(width)) { try solver.suggest(1, for: width) }
        #expect(throws: ConstraintError.wrongEditState(x)) { try solver.beginEditing(x) }
    }
}
