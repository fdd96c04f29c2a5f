import Expectations
import Testing

@Suite("Random scripts")
struct RandomTests {
    @Test("after every random step errors are minimal by priority, conflicts are correct and changes reported")
    func random() throws {
        for seed in 1...25 {
            for variableCount in 1...2 {
                var script = RandomScript(seed: UInt64(seed), variableCount: variableCount)
                let complaint = try script.run(steps: 30)
                expect(complaint == nil, "seed \(seed) with \(variableCount) variables")
            }
        }
        for seed in 1...4 {
            var script = RandomScript(seed: UInt64(seed), variableCount: 3)
            try expect(script.run(steps: 20) == nil, "seed \(seed) with 3 variables")
        }
    }

    @Test("the same holds for nonnegative variables")
    func nonNegative() throws {
        for seed in 101...120 {
            for variableCount in 1...2 {
                var script = RandomScript(seed: UInt64(seed), variableCount: variableCount, isNonNegative: true)
                let complaint = try script.run(steps: 30)
                expect(complaint == nil, "seed \(seed) with \(variableCount) variables")
            }
        }
    }
}
