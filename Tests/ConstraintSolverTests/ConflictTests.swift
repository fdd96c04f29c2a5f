import ConstraintSolver
import Expectations
import Testing

@Suite("Conflicts")
struct ConflictTests {
    private let solver = ConstraintSolver()

    @Test("a conflict names the constraints involved and no others, and changes nothing")
    func names() throws {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let other = try solver.add(z == 7)
        let first = try solver.add(x == 10)
        let second = try solver.add(y == x + 5)
        #expect(throws: ConstraintError.conflict(with: [first, second])) { try solver.add(y <= 14) }
        #expect(throws: ConstraintError.conflict(with: [first, second])) { try solver.add(y == 16) }
        expectEqual([x, y, z].map { solver.value(of: $0) }, [10, 15, 7])
        try solver.remove(second)
        try solver.add(y <= 14)
        try solver.remove(other)
        try solver.add(z == 8)
        expectEqual(solver.value(of: z), 8)
        expect(solver.value(of: y) <= 14)
    }

    @Test("a contradictory cycle of inequalities is rejected")
    func cycle() throws {
        let variables = (0..<4).map { _ in solver.makeVariable() }
        var chain: [ConstraintIdentifier] = []
        for (left, right) in zip(variables, variables.dropFirst()) { chain.append(try solver.add(left + 10 <= right)) }
        try solver.add((variables[0] == 3).with(.weak))
        #expect(throws: ConstraintError.conflict(with: chain)) { try solver.add(variables[3] <= variables[0]) }
        expectEqual(solver.value(of: variables[0]), 3)
        for (left, right) in zip(variables, variables.dropFirst()) {
            expect(solver.value(of: right) - solver.value(of: left) >= 10)
        }
    }

    @Test("a constraint that contradicts itself conflicts with none")
    func contradiction() {
        let x = solver.makeVariable()
        #expect(throws: ConstraintError.conflict(with: [])) { try solver.add(x - x == 1) }
        #expect(throws: ConstraintError.conflict(with: [])) { try solver.add(x - x >= 1) }
        #expect(throws: Never.self) { try solver.add(x - x <= 1) }
    }

    @Test("an edit that causes a conflict is rejected and the old constant remains")
    func edit() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let bound = try solver.add(x <= 100)
        let sum = try solver.add(x + y == 50)
        let minimum = try solver.add(x >= 20)
        try solver.add((y == 0).with(.weak))
        #expect(throws: ConstraintError.conflict(with: [bound])) { try solver.setConstant(101, of: minimum) }
        expectEqual(solver.constraint(for: minimum)?.constant, 20)
        expectEqual([x, y].map { solver.value(of: $0) }, [50, 0])
        try solver.setConstant(100, of: minimum)
        try solver.setConstant(60, of: sum)
        expectEqual([x, y].map { solver.value(of: $0) }, [100, -40])
    }

    @Test("a redundant equation is accepted, stays enforced and remains when the first one is removed")
    func redundant() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = try solver.add(x + y == 10)
        let twice = try solver.add(2 * x + 2 * y == 20)
        #expect(throws: ConstraintError.conflict(with: [twice])) { try solver.setConstant(12, of: first) }
        #expect(throws: ConstraintError.conflict(with: [first])) { try solver.setConstant(12, of: twice) }
        try solver.add(x == 4)
        try solver.remove(first)
        expectEqual(solver.value(of: y), 6)
        try solver.setConstant(24, of: twice)
        expectEqual(solver.value(of: y), 8)
    }

    @Test("invalid numbers, priorities, variables and identifiers are rejected")
    func badInput() throws {
        let x = solver.makeVariable()
        #expect(throws: ConstraintError.numberOutOfRange(.infinity)) { try solver.add(x == .infinity) }
        #expect(throws: ConstraintError.self) { try solver.add(x == .nan) }
        #expect(throws: ConstraintError.self) { try solver.add(x / 0 == 1) }
        #expect(throws: ConstraintError.invalidPriority(1001)) {
            try solver.add((x == 1).with(Strength(priority: 1001)))
        }
        #expect(throws: ConstraintError.self) { try solver.add((x == 1).with(Strength(priority: .nan))) }
        let identifier = try solver.add(x == 1)
        #expect(throws: ConstraintError.self) { try solver.setConstant(.nan, of: identifier) }
        #expect(throws: ConstraintError.variableInUse(x)) { try solver.remove(x) }
        expectEqual(solver.value(of: x), 1)
        try solver.remove(identifier)
        #expect(throws: ConstraintError.unknownConstraint(identifier)) { try solver.remove(identifier) }
        try solver.remove(x)
        let successor = solver.makeVariable()
        expect(successor != x)
        #expect(throws: ConstraintError.unknownVariable(x)) { try solver.add(x == 1) }
    }
}
