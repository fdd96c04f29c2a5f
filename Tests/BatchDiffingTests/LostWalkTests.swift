import BatchDiffing
import BatchDiffingChecks
import Expectations
import Testing
import SeededRandom

/// Lists with reordered blocks: the walk along both gets lost and finds the source again repeatedly.
@Suite("Lost walks")
struct LostWalkTests {
    @Test("a repeated block is matched once, and new elements of the second one are inserted")
    func repeatedBlock() {
        let source = (0..<1_000).map { Cell($0) }
        let blocks = [Array(source[500...]), fresh(40), Array(source[..<500]), Array(source[500..<700])]
        let target = blocks.flatMap { $0 }
        let difference = ListDifference(from: source, to: target)
        expectEqual(difference.inserts, Array(500..<540) + Array(1_040..<1_240))
        expect(difference.deletes.isEmpty && difference.moves.count == 500)
        expect(ListCheck.failure(from: source, to: target) == nil)
    }

    @Test("source elements that no walk visited are matched as well")
    func passedOver() {
        // Single elements of another block, in any order, between the matched blocks.
        let source = (0..<3_000).map { Cell($0) }
        var generator = SeededGenerator(seed: 3)
        let single = source[2_000..<2_300].shuffled(using: &generator)
        let blocks = [
            Array(source[1_000..<1_600]), fresh(40), single, Array(source[..<1_000]), Array(source[2_400...]),
        ]
        let target = blocks.flatMap { $0 }
        let difference = ListDifference(from: source, to: target)
        expectEqual(difference.deletes, Array(1_600..<2_000) + Array(2_300..<2_400))
        expect(ListCheck.failure(from: source, to: target) == nil)
    }

    @Test("blocks in any order, some of them twice, some left out, with single changes in them", arguments: 0..<40)
    func blocks(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let source = (0..<800 + generator.number(below: 800)).map { Cell($0) }
        var blocks: [[Cell]] = []
        var start = 0
        while start < source.count {
            let end = min(start + 1 + generator.number(below: 200), source.count)
            let block = Array(source[start..<end])
            switch generator.number(below: 8) {
            case 0: break
            case 1: blocks += [block, block]
            case 2: blocks += [block, Array(source[max(0, start - 100)..<end])]
            case 3: blocks.append(block.shuffled(using: &generator))
            case 4: blocks += [block, fresh(1 + generator.number(below: 40), from: 10_000 + start)]
            default: blocks.append(block)
            }
            start = end
        }
        if generator.number(below: 4) > 0 { blocks.shuffle(using: &generator) }
        var target = blocks.flatMap { $0 }
        for _ in 0..<generator.number(below: 30) {
            target[generator.number(below: target.count)].content += 1
            target.swapAt(generator.number(below: target.count), generator.number(below: target.count))
        }
        expect(ListCheck.failure(from: source, to: target) == nil, "seed \(seed)")
        expect(ListCheck.failure(from: target, to: source) == nil, "seed \(seed), backwards")
    }

    private func fresh(_ count: Int, from first: Int = 10_000) -> [Cell] {
        (first..<first + count).map { Cell($0) }
    }
}
