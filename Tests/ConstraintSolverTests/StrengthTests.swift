import ConstraintSolver
import Expectations
import Testing

@Suite("Strengths")
struct StrengthTests {
    private let solver = ConstraintSolver()

    @Test("of two conflicting constraints the stronger one is satisfied, in either order", arguments: [false, true])
    func order(isReversed: Bool) throws {
        let x = solver.makeVariable()
        let constraints = [(x == 10).with(Strength(priority: 751)), (x == 20).with(.strong)]
        for constraint in isReversed ? constraints.reversed() : constraints { try solver.add(constraint) }
        expectEqual(solver.value(of: x), 10)
    }

    @Test("one constraint wins over hundreds of slightly weaker ones")
    func manyWeaker() throws {
        let x = solver.makeVariable()
        for _ in 0..<300 { try solver.add((x == 1000).with(Strength(priority: 500))) }
        try solver.add((x == 1).with(Strength(priority: 500.001)))
        expectEqual(solver.value(of: x), 1)
    }

    @Test("adjacent priorities are distinguished, a hundred at once")
    func allPriorities() throws {
        let x = solver.makeVariable()
        var identifiers: [ConstraintIdentifier] = []
        for priority in 900...999 {
            identifiers.append(try solver.add((x == Double(priority)).with(Strength(priority: Double(priority)))))
            expectEqual(solver.value(of: x), Double(priority))
        }
        for priority in (901...999).reversed() {
            try solver.remove(identifiers[priority - 900])
            expectEqual(solver.value(of: x), Double(priority - 1))
        }
    }

    @Test("within a priority the sum of errors is minimal")
    func sumOfErrors() throws {
        let x = solver.makeVariable()
        for value in [0.0, 10, 10] { try solver.add((x == value).with(.medium)) }
        expectEqual(solver.value(of: x), 10)
    }

    @Test("inequalities that are not required can be violated")
    func softInequalities() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add((x >= 50).with(.medium))
        try solver.add((y <= 5).with(.weak))
        try solver.add(x + y == 60)
        expect(solver.value(of: x) >= 55)
        expect(solver.value(of: y) <= 5)
        try solver.add(x == 20)
        expectEqual(solver.value(of: y), 40)
    }

    @Test("extra space goes to the label with the lower hugging priority")
    func hugging() throws {
        let (first, second) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(first + second == 320)
        try solver.add((first <= 80).with(Strength(priority: 251)))
        try solver.add((second <= 60).with(Strength(priority: 250)))
        try solver.add((first >= 80).with(.strong))
        try solver.add((second >= 60).with(.strong))
        expectEqual([first, second].map { solver.value(of: $0) }, [80, 240])
    }
}
