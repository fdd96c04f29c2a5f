import ConstraintSolver
import Expectations
import Testing

@Suite("Editing and changes")
struct EditingTests {
    private let solver = ConstraintSolver()

    @Test("only variables whose values changed are reported, once")
    func changes() throws {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let start = try solver.add(x == 10)
        try solver.add(y == x + 5)
        let aside = try solver.add(z == 3)
        expectEqual(solver.takeChanges(), [x, y, z])
        expectEqual(solver.takeChanges(), [])
        try solver.setConstant(20, of: start)
        expectEqual(solver.takeChanges(), [x, y])
        try solver.setConstant(4, of: aside)
        try solver.setConstant(3, of: aside)
        expectEqual(solver.takeChanges(), [])
        expectEqual(solver.value(of: y), 25)
    }

    /// Views side by side, with four constraints each: order, height, preferred width, alignment.
    private func makeChain(_ count: Int) throws -> (gaps: [ConstraintIdentifier], edges: [Variable]) {
        var gaps: [ConstraintIdentifier] = []
        var edges: [Variable] = []
        var previous: (right: Variable, top: Variable)?
        for _ in 0..<count {
            let (left, width, top) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            let right = solver.makeVariable()
            try solver.add(right == left + width)
            try solver.add((width == 40).with(.strong))
            if let previous {
                gaps.append(try solver.add(left == previous.right + 8))
                try solver.add(top == previous.top)
            } else {
                gaps.append(try solver.add(left == 16))
                try solver.add(top >= 0)
            }
            edges.append(left)
            previous = (right, top)
        }
        return (gaps, edges)
    }

    @Test("a changed constant in a chain of 200 views with 800 constraints needs almost no pivots")
    func pivots() throws {
        let chain = try makeChain(200)
        expectEqual(solver.value(of: chain.edges[199]), 16 + 199 * 48)
        let before = solver.pivotCount
        _ = solver.takeChanges()
        try solver.setConstant(20, of: chain.gaps[190])
        expect(solver.pivotCount - before <= 1)
        expectEqual(solver.value(of: chain.edges[199]), 16 + 199 * 48 + 12)
        // Only the edges to the right of the gap change.
        expectEqual(solver.takeChanges().count, 20)
    }

    @Test("squeezing a chain costs pivots only for the affected views")
    func squeeze() throws {
        let chain = try makeChain(200)
        let end = try solver.add(chain.edges[199] <= 16 + 199 * 48)
        let before = solver.pivotCount
        try solver.setConstant(16 + 199 * 48 - 10, of: end)
        expect(solver.pivotCount - before <= 4)
        expect(abs(solver.value(of: chain.edges[199]) - (16 + 199 * 48 - 10)) < 1e-6)
        try solver.setConstant(16 + 199 * 48, of: end)
        expect(solver.pivotCount - before <= 8)
    }

    @Test("removing what was added restores the values")
    func restores() throws {
        let chain = try makeChain(20)
        let values = chain.edges.map { solver.value(of: $0) }
        var added: [ConstraintIdentifier] = []
        for index in [3, 7, 11, 19] { added.append(try solver.add(chain.edges[index] <= Double(index) * 20)) }
        expect(chain.edges.map { solver.value(of: $0) } != values)
        for identifier in added { try solver.remove(identifier) }
        for (edge, value) in zip(chain.edges, values) { expect(abs(solver.value(of: edge) - value) < 1e-6) }
    }
}
