import ConstraintSolver
import Expectations
import Testing

@Suite("Long chains")
struct LongChainTests {
    /// Stacked views between the edges of a container, as in a stack view: each with a preferred length that yields
    /// more easily when it grows than when it shrinks.
    private struct Chain {
        let solver = ConstraintSolver()
        let starts: [Variable]
        let lengths: [Variable]
        let height: ConstraintIdentifier
        let links: [ConstraintIdentifier]

        init(_ count: Int, length: Double, height: Double) throws {
            let solver = solver
            starts = (0..<count).map { _ in solver.makeVariable() }
            lengths = (0..<count).map { _ in solver.makeVariable(isNonNegative: true) }
            try solver.add(starts[0] == 0)
            var links: [ConstraintIdentifier] = []
            for index in 1..<count {
                links.append(try solver.add(starts[index] == starts[index - 1] + lengths[index - 1] + 2))
            }
            self.links = links
            self.height = try solver.add(starts[count - 1] + lengths[count - 1] == height)
            for variable in lengths.reversed() {
                try solver.add((variable <= length).with(Strength(priority: 250)))
                try solver.add((variable >= length).with(Strength(priority: 750)))
            }
        }

        var isWhole: Bool {
            zip(starts.indices, starts.dropFirst()).allSatisfy { index, next in
                abs(solver.value(of: next) - solver.value(of: starts[index]) - solver.value(of: lengths[index]) - 2)
                    < 1e-6
            }
        }

        /// The sum of the differences from the preferred lengths.
        func missing(_ length: Double) -> Double {
            lengths.reduce(0) { $0 + max(0, length - solver.value(of: $1)) }
        }
    }

    @Test("a thousand views that fit need one pivot each")
    func fitting() throws {
        let chain = try Chain(1000, length: 20, height: 21_998)
        expect(chain.isWhole)
        expect(chain.missing(20) < 1e-6)
        expectEqual(chain.solver.value(of: chain.starts[999]), 21_978)
        expect(chain.solver.pivotCount <= 1010)
        expect(chain.solver.termCount <= 3_000_000)
    }

    @Test("a thousand views squeezed into a third of their height have minimal errors")
    func squeezed() throws {
        let chain = try Chain(1000, length: 20, height: 8_000)
        expect(chain.isWhole)
        expect(abs(chain.missing(20) - (20_000 - 6_002)) < 1e-5)
        expect(chain.lengths.allSatisfy { chain.solver.value(of: $0) >= -1e-6 })
        expect(chain.solver.pivotCount <= 400)
        expect(chain.solver.termCount <= 1_000_000)
    }

    @Test("a shrinking container compresses as few views as possible, with one pivot each")
    func shrinking() throws {
        let chain = try Chain(300, length: 20, height: 6_598)
        let before = (chain.solver.pivotCount, chain.solver.termCount)
        try chain.solver.setConstant(6_598 - 1_000, of: chain.height)
        expect(abs(chain.missing(20) - 1_000) < 1e-6)
        expect(chain.isWhole)
        expect(chain.solver.pivotCount - before.0 <= 60)
        expect(chain.solver.termCount - before.1 <= 300_000)
        try chain.solver.setConstant(6_598, of: chain.height)
        expect(chain.missing(20) < 1e-6)
    }

    @Test("adding and removing constraints in the middle leaves the rest unchanged")
    func links() throws {
        let chain = try Chain(40, length: 20, height: 878)
        let values = (chain.starts + chain.lengths).map { chain.solver.value(of: $0) }
        var links = chain.links
        for index in [3, 17, 30, 38, 0] {
            try chain.solver.remove(links[index])
            let again = chain.starts[index + 1] == chain.starts[index] + chain.lengths[index] + 2
            links[index] = try chain.solver.add(again)
        }
        for (variable, value) in zip(chain.starts + chain.lengths, values) {
            expect(abs(chain.solver.value(of: variable) - value) < 1e-6)
        }
        for link in links { try chain.solver.remove(link) }
        try chain.solver.remove(chain.height)
        expect(chain.missing(20) < 1e-6)
        try chain.solver.add(chain.starts[39] == 7)
        expectEqual(chain.solver.value(of: chain.starts[39]), 7)
    }

    @Test("nonnegative variables are 0 or more and take the required values")
    func nonNegative() throws {
        let solver = ConstraintSolver()
        let width = solver.makeVariable(isNonNegative: true)
        let height = solver.makeVariable(isNonNegative: true)
        try solver.add((width <= 100).with(.strong))
        try solver.add((height >= 40).with(.strong))
        expectEqual(solver.value(of: width), 0)
        expectEqual(solver.value(of: height), 40)
        let start = solver.makeVariable()
        try solver.add(start == 80)
        let end = try solver.add(start + width == 120)
        expectEqual(solver.value(of: width), 40)
        #expect(throws: ConstraintError.self) { try solver.setConstant(70, of: end) }
        expectEqual(solver.value(of: width), 40)
        #expect(throws: ConstraintError.self) { try solver.add(width == -1) }
        _ = solver.takeChanges()
        try solver.setConstant(90, of: end)
        expectEqual(solver.takeChanges(), [width])
        expect(solver.isDetermined(width))
        expect(!solver.isDetermined(height) || solver.value(of: height) == 40)
    }
}
