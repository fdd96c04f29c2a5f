import BatchDiffing
import BatchDiffingChecks
import Expectations
import Testing
import SeededRandom

@Suite("Differences of lists")
struct ListDifferenceTests {
    @Test("equal lists have no difference, also when they do not share storage")
    func equalLists() {
        let list = (0..<500).map { Cell($0, $0) }
        expect(ListDifference(from: list, to: list).isEmpty)
        expect(ListDifference(from: list, to: list.map { $0 }).isEmpty)
        expect(ListDifference(from: [Cell](), to: []).isEmpty)
    }

    @Test("deletions and moves start in the source, insertions and moves end in the target")
    func coordinates() {
        let difference = ListDifference(from: cells(1, 2, 3, 4, 5), to: cells(6, 5, 2, 3, 7))
        expectEqual(difference.deletes, [0, 3])
        expectEqual(difference.inserts, [0, 4])
        expectEqual(difference.moves, [Move(from: 4, to: 1)])
    }

    @Test("the worked example of the documentation")
    func workedExample() {
        let difference = ListDifference(from: cells(1, 2, 3, 4, 5, 6), to: cells(1, 4, 9, 2, 3, 6))
        expectEqual(difference, ListDifference(deletes: [4], inserts: [2], moves: [Move(from: 3, to: 1)]))
    }

    @Test("an update has both indexes, at the start, at the end and in between, in target order")
    func updates() {
        let source = cells(1, 2, 3, 4, 5, 6)
        let target = [Cell(1, 1), Cell(9), Cell(4, 1), Cell(3), Cell(5), Cell(6, 1)]
        let difference = ListDifference(from: source, to: target)
        expectEqual(difference.updates, [Update(old: 0, new: 0), Update(old: 3, new: 2), Update(old: 5, new: 5)])
    }

    @Test(
        "the n-th of several equal elements belongs to the n-th on the other side",
        arguments: [
            // Among the leftovers, in the common suffix, in a run, and in a moved block.
            ([1, 2, 1, 3, 1], [3, 1, 1, 2, 4]), ([8, 1], [9, 1, 1]), ([1, 1, 8], [1, 9]),
            ([1, 5, 6, 7, 8, 1, 9], [5, 6, 7, 8, 1, 1, 9, 1]), ([1, 2, 3, 4, 1, 5, 6, 7], [1, 5, 6, 7, 1, 2, 3, 4]),
        ]
    )
    func duplicates(source: [Int], target: [Int]) {
        expectPairsByOccurrence(source, target)
    }

    @Test("the n-th occurrence is paired with the n-th in long lists as well, wherever they are", arguments: 0..<40)
    func duplicatesInLongLists(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var source = Array(0..<2_000)
        for _ in 0..<generator.number(below: 10) {
            source[generator.number(below: 2_000)] = source[generator.number(below: 2_000)]
        }
        var target = source
        let start = generator.number(below: 1_500)
        let block = target[start..<start + 200]
        if generator.number(below: 2) == 0 {
            target.removeSubrange(start..<start + 200)
            target.insert(contentsOf: block, at: generator.number(below: target.count))
        }
        for _ in 0..<generator.number(below: 10) {
            target.remove(at: generator.number(below: target.count))
            target.insert(target[generator.number(below: target.count)], at: generator.number(below: target.count))
        }
        expectPairsByOccurrence(source, target)
    }

    /// Contents number the occurrences, so that updates reveal wrong pairs.
    private func expectPairsByOccurrence(_ source: [Int], _ target: [Int]) {
        func numbered(_ identities: [Int]) -> [Cell] {
            var counts: [Int: Int] = [:]
            return identities.map { identity in
                counts[identity, default: 0] += 1
                return Cell(identity, counts[identity] ?? 0)
            }
        }
        let difference = ListDifference(from: numbered(source), to: numbered(target))
        expect(difference.updates.isEmpty)
        expect(ListCheck.failure(from: numbered(source), to: numbered(target)) == nil)
    }

    @Test("the reverse difference undoes a difference")
    func backAndForth() {
        for seed in UInt64(0)..<200 {
            var random = RandomCase(seed: seed, size: 40)
            let source = random.list(upTo: 40, from: 0)
            var target = source
            random.change(&target, from: 1_000)
            expect(ListCheck.failure(from: source, to: target) == nil, "seed \(seed)")
            expect(ListCheck.failure(from: target, to: source) == nil, "seed \(seed)")
            let there = ListDifference(from: source, to: target)
            let back = ListDifference(from: target, to: source)
            expect(there.deletes.count == back.inserts.count && there.inserts.count == back.deletes.count)
        }
    }

    @Test("a large block that moves is found without moving anything else")
    func largeBlock() {
        let source = (0..<5_000).map { Cell($0) }
        let target = Array(source[2_000...] + source[..<2_000])
        let difference = ListDifference(from: source, to: target)
        expectEqual(difference.moves.count, 2_000)
        expect(ListCheck.failure(from: source, to: target) == nil)
    }

    @Test(
        "ends that both lists share are found, however long, with updates in them",
        arguments: [0, 1, 2, 63, 64, 65, 127, 128, 129, 255, 256, 300, 1_500, 2_200]
    )
    func commonEnds(length: Int) {
        var generator = SeededGenerator(seed: UInt64(length))
        let source = (0..<length + 3).map { Cell($0) }
        for target in [Array(source[3...]), [Cell(-1)] + source[3...], cells(-1, -2, -3) + source[3...]] {
            var target = target
            for index in target.indices where generator.number(below: 50) == 0 { target[index].content += 1 }
            if !target.isEmpty { target[target.count - 1].content += 1 }
            expect(ListCheck.failure(from: source, to: target) == nil)
            expect(ListCheck.failure(from: target, to: source) == nil)
        }
    }

    @Test("a summary counts the changes")
    func summary() {
        let difference = ListDifference(from: cells(1, 2, 3, 4), to: [Cell(4), Cell(3, 1), Cell(9)])
        expectEqual(difference.summary, "2 deleted, 1 inserted, 1 moved, 1 updated")
        expectEqual(ListDifference().summary, "unchanged")
    }

    @Test("as a CollectionDifference it applies to the source, with moves as associated changes")
    func collectionDifference() throws {
        let source = cells(1, 2, 3, 4, 5)
        let target = cells(5, 1, 7, 3, 4)
        let difference = ListDifference(from: source, to: target).collectionDifference(from: source, to: target)
        expectEqual(source.applying(try require(difference)), target)
        expectEqual(difference?.removals.contains { if case .remove(4, _, 0) = $0 { true } else { false } }, true)
    }

    @Test("updated elements are removed and inserted in a CollectionDifference, which has no updates")
    func updatesInCollectionDifference() throws {
        let source = cells(1, 2, 3)
        let target = [Cell(1), Cell(2, 1), Cell(3)]
        let difference = ListDifference(from: source, to: target).collectionDifference(from: source, to: target)
        expectEqual(source.applying(try require(difference)), target)
    }
}

func cells(_ identities: Int...) -> [Cell] {
    identities.map { Cell($0) }
}
