import ConstraintSolver
import Expectations
import Testing

@Suite("Many edits")
struct DriftTests {
    /// Random numbers that are the same in every run.
    private struct Numbers {
        var state: UInt64

        mutating func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    @Test("after 100,000 edits values are accurate to a millionth")
    func drift() throws {
        let solver = ConstraintSolver()
        let root = solver.makeVariable()
        let width = try solver.add(root == 300)
        var edges = [solver.makeVariable()]
        try solver.add(edges[0] == 0)
        var wishes: [ConstraintIdentifier] = []
        for index in 0..<6 {
            let edge = solver.makeVariable()
            try solver.add(edge >= edges[index] + 1.1)
            let wish = edge == edges[index] * 1.1 + 30
            wishes.append(try solver.add(wish.with(Strength(priority: Double(700 - index)))))
            edges.append(edge)
        }
        try solver.add(edges[6] <= root - 10)
        var numbers = Numbers(state: 7)
        for step in 0..<100_000 {
            if step % 3 == 0 {
                try solver.setConstant(Double(numbers.next(below: 400)) + 50.3, of: width)
            } else {
                try solver.setConstant(Double(numbers.next(below: 80)) / 3, of: wishes[numbers.next(below: 6)])
            }
        }
        expect(solver.pivotCount > 20_000)

        // A solver without edits finds the same solution.
        let fresh = ConstraintSolver()
        let freshRoot = fresh.makeVariable()
        try fresh.add(freshRoot == solver.value(of: root))
        var freshEdges = [fresh.makeVariable()]
        try fresh.add(freshEdges[0] == 0)
        for index in 0..<6 {
            let edge = fresh.makeVariable()
            try fresh.add(edge >= freshEdges[index] + 1.1)
            let constant = try require(solver.constraint(for: wishes[index])).constant
            let wish = edge - freshEdges[index] * 1.1 == constant
            try fresh.add(wish.with(Strength(priority: Double(700 - index))))
            freshEdges.append(edge)
        }
        try fresh.add(freshEdges[6] <= freshRoot - 10)
        for (edge, freshEdge) in zip(edges, freshEdges) {
            expect(abs(solver.value(of: edge) - fresh.value(of: freshEdge)) < 1e-6)
        }
    }

    @Test("a rebuilt tableau has the same constraints and variables")
    func refreshing() throws {
        let solver = ConstraintSolver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(left >= 0)
        let limit = try solver.add(right <= 100)
        let wish = try solver.add((right == left + 50).with(.strong))
        for step in 0..<12_000 {
            // Across the limit and back: one pivot each.
            try solver.setConstant(step % 2 == 0 ? 150 : 50, of: wish)
            try solver.setConstant(step % 2 == 0 ? 100 : 120, of: limit)
        }
        expect(solver.pivotCount > 10_100)
        expectEqual(solver.value(of: right) - solver.value(of: left), 50)
        let extra = try solver.add(left == 20)
        expectEqual(solver.value(of: right), 70)
        try solver.setConstant(200, of: wish)
        expectEqual(solver.value(of: right), 120)
        try solver.remove(extra)
        try solver.remove(wish)
        try solver.remove(limit)
        try solver.add(right == 7)
        expectEqual(solver.value(of: right), 7)
    }
}
