import BatchDiffing
import Expectations
import Testing

@Suite("Worst cases")
struct WorstCaseTests {
    /// Counts its comparisons; a test can choose its hash.
    struct Counted: Hashable {
        final class Counter { var comparisons = 0 }

        let value: Int
        let hash: Int
        let counter: Counter

        static func == (lhs: Counted, rhs: Counted) -> Bool {
            lhs.counter.comparisons += 1
            return lhs.value == rhs.value
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(hash)
        }
    }

    struct Row: DifferenceElement {
        let differenceIdentity: Counted

        func isContentEqual(to other: Row) -> Bool { true }
    }

    enum Order: CaseIterable { case same, reversed, shuffled, replaced, halved, rotated }

    enum Hashes: CaseIterable { case different, few, one }

    enum Values: CaseIterable { case different, few, one }

    @Test("comparisons stay within n log n", arguments: Order.allCases, Hashes.allCases)
    func comparisons(order: Order, hashes: Hashes) {
        let count = 2_000
        for values in Values.allCases {
            let counter = Counted.Counter()
            func row(_ number: Int) -> Row {
                let value = values == .different ? number : values == .few ? number % 7 : 0
                let hash = hashes == .different ? value : hashes == .few ? value % 5 : 0
                return Row(differenceIdentity: Counted(value: value, hash: hash, counter: counter))
            }
            let numbers = Array(0..<count)
            var generator = TestGenerator(state: 11)
            let target: [Int] =
                switch order {
                case .same: numbers
                case .reversed: numbers.reversed()
                case .shuffled: numbers.shuffled(using: &generator)
                case .replaced: numbers.map { $0 + count * 7 }
                case .halved: Array(numbers.dropFirst(count / 2))
                case .rotated: Array(numbers[(count / 3)...] + numbers[..<(count / 3)])
                }
            let difference = ListDifference(from: numbers.map(row), to: target.map(row))
            // 2n log₂ 2n: both lists have 2,000 elements, and log₂ 4,000 is about 12.
            expect(counter.comparisons <= 2 * count * 2 * 12, "\(values)")
            expectEqual(difference.deletes.count - difference.inserts.count, numbers.count - target.count)
        }
    }

    @Test("the common suffix is compared once, except for at most one block", arguments: [10, 100, 1_000, 20_000])
    func commonEnd(length: Int) {
        let counter = Counted.Counter()
        func rows(_ numbers: some Sequence<Int>) -> [Row] {
            numbers.map { Row(differenceIdentity: Counted(value: $0, hash: $0, counter: counter)) }
        }
        // The difference is in the middle, so that a block of the suffix extends beyond it on both sides.
        let middle = 5_000
        let source = rows(0..<middle + length)
        let target = rows(-1..<middle - 1) + rows([-2]) + rows(middle..<middle + length)
        let difference = ListDifference(from: source, to: target)
        expect(difference.deletes == [middle - 1] && difference.inserts == [0, middle])
        expect(counter.comparisons < source.count + 1_024 + 100)
    }

    @Test("all duplicates are matched, however many")
    func duplicates() {
        let counter = Counted.Counter()
        let row = Row(differenceIdentity: Counted(value: 1, hash: 1, counter: counter))
        let other = Row(differenceIdentity: Counted(value: 2, hash: 2, counter: counter))
        let difference = ListDifference(
            from: [other] + Array(repeating: row, count: 900),
            to: Array(repeating: row, count: 1_000) + [other]
        )
        expect(difference.deletes.isEmpty && difference.inserts.count == 100)
    }

    @Test("types with inconsistent equality or hashes do no harm", arguments: 0..<50)
    func liars(seed: UInt64) {
        var generator = TestGenerator(state: seed)
        let lies = LiarRow.Lies()
        let source = (0..<300).map { _ in LiarRow(differenceIdentity: .random(lies, using: &generator)) }
        var target = source.shuffled(using: &generator)
        target.removeFirst(Int.random(in: 0..<100, using: &generator))
        let difference = ListDifference(from: source, to: target)
        let survivors = source.count - difference.deletes.count
        expectEqual(survivors, target.count - difference.inserts.count)
        expect(Set(difference.deletes).isDisjoint(with: difference.moves.map(\.from)))
        expect(Set(difference.inserts).isDisjoint(with: difference.moves.map(\.to)))
    }

    /// An identity with random equality and random hashes.
    struct LiarRow: DifferenceElement {
        final class Lies { var generator = TestGenerator(state: 5) }

        struct Liar: Hashable {
            let value: Int
            let lies: Lies

            static func random(_ lies: Lies, using generator: inout TestGenerator) -> Liar {
                Liar(value: Int.random(in: 0..<40, using: &generator), lies: lies)
            }

            static func == (lhs: Liar, rhs: Liar) -> Bool {
                abs(lhs.value - rhs.value) <= 1 && lhs.lies.generator.next() % 4 != 0
            }

            func hash(into hasher: inout Hasher) {
                hasher.combine(lies.generator.next() % 3)
            }
        }

        let differenceIdentity: Liar

        func isContentEqual(to other: LiarRow) -> Bool {
            differenceIdentity.lies.generator.next() % 2 == 0
        }
    }

    struct TestGenerator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) | (state << 31)
        }
    }
}
