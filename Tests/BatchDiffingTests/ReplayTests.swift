import Expectations
import Foundation
import BatchDiffingChecks
import Testing

@Suite("Replay of random cases")
struct ReplayTests {
    /// A failing case reports its seed; enter it here to reproduce the case.
    static let firstSeed: UInt64 = 0

    /// How many times as many cases there are with `LONG_TESTS=1`.
    private static let factor: UInt64 = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1" ? 5 : 1

    @Test("lists: the difference leads to the target with the largest match and the fewest moves", arguments: 0..<8)
    func lists(part: UInt64) {
        for seed in seeds(part: part, of: 32_000 / 8 * Self.factor) {
            var random = RandomCase(seed: seed, size: 60)
            let source = random.list(upTo: Int(seed % 61), from: 0)
            var target = source
            random.change(&target, from: 100_000)
            let failure = ListCheck.failure(from: source, to: target)
            expect(failure == nil, "seed \(seed)")
            if failure != nil { return }
        }
    }

    @Test("sections: every step is valid, and the last one leads to the target", arguments: 0..<8)
    func sections(part: UInt64) {
        for seed in seeds(part: part, of: 8_000 / 8 * Self.factor) {
            var random = RandomCase(seed: seed, size: 60)
            let source = random.sections(upTo: Int(seed % 61))
            var target = source
            random.change(&target)
            let failure = SectionedCheck.failure(from: source, to: target)
            expect(failure == nil, "seed \(seed)")
            if failure != nil { return }
        }
    }

    @Test("large lists: the difference leads to the target with the largest match and the fewest moves")
    func largeLists() {
        for seed in Self.firstSeed..<Self.firstSeed + 200 {
            var random = RandomCase(seed: seed, size: 2_000)
            let source = random.list(upTo: 2_000, from: 0)
            var target = source
            random.change(&target, from: 100_000)
            let failure = ListCheck.failure(from: source, to: target)
            expect(failure == nil, "seed \(seed)")
            if failure != nil { return }
        }
    }

    private func seeds(part: UInt64, of count: UInt64) -> Range<UInt64> {
        Self.firstSeed + part * count..<Self.firstSeed + (part + 1) * count
    }
}
