import Expectations
import Testing

@testable import BatchDiffing
import SeededRandom

@Suite("Marks")
struct MarksTests {
    @Test("ranges are inserted and found as in a set", arguments: 0..<20)
    func ranges(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 1...300, using: &generator)
        var marks = Marks(count: count)
        var model: Set<Int> = []
        for _ in 0..<12 {
            let range = Self.range(below: count, using: &generator)
            marks.insert(range)
            model.formUnion(range)
            let index = Int.random(in: 0..<count, using: &generator)
            marks.insert(index)
            model.insert(index)
            let asked = Self.range(below: count, using: &generator)
            expectEqual(marks.first(in: asked), asked.first { model.contains($0) }, "seed \(seed)")
        }
        expectEqual((0..<count).filter(marks.contains), model.sorted(), "seed \(seed)")
    }

    private static func range(below count: Int, using generator: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: 0...count, using: &generator)
        return start..<min(count, start + Int.random(in: 0...80, using: &generator))
    }
}
