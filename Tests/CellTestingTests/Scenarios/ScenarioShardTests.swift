import Expectations
import SnapshotFiles
import Testing

@Suite("Parts of all scenarios")
struct ScenarioShardTests {
    private let names = (1...40).map { "scenario \($0)" }

    private func parts(_ count: Int, seconds: [String: Double] = [:]) -> [Set<String>] {
        (1...count).compactMap { ScenarioShard(number: $0, count: count) }.map { $0.names(of: names, seconds: seconds) }
    }

    @Test("each scenario is in one part", arguments: [1, 2, 3, 8, 41, 100])
    func whole(count: Int) {
        let parts = parts(count)
        expectEqual(parts.reduce(0) { $0 + $1.count }, names.count)
        expectEqual(parts.reduce(into: Set()) { $0.formUnion($1) }, Set(names))
    }

    @Test("parts take the same time as near as the longest scenario allows")
    func times() {
        // One long scenario, some middle ones, and some that no run knows.
        var seconds = Dictionary(uniqueKeysWithValues: names.prefix(30).enumerated().map { ($1, Double($0 % 5 + 1)) })
        seconds[names[7]] = 20
        let totals = parts(4, seconds: seconds).map { part in part.reduce(0) { $0 + (seconds[$1] ?? 3) } }
        expect((totals.max() ?? 0) - (totals.min() ?? 0) <= 3, "\(totals)")
    }

    @Test("times that are none count as usual ones, and repeated names stay together")
    func unusableTimes() {
        let seconds = ["scenario 1": Double.nan, "scenario 2": -1, "scenario 3": .infinity, "scenario 4": 0]
        expectEqual(parts(2, seconds: seconds).map(\.count), [20, 20])
        expectEqual(ScenarioShard(number: 1, count: 2)?.names(of: ["a", "a", "b"], seconds: [:]).count, 1)
        expectEqual(ScenarioShard(number: 1, count: 2)?.names(of: [], seconds: [:]), [])
    }

    @Test("texts, and the variables of our own and of Bazel")
    func notations() throws {
        expectEqual(ScenarioShard("2/8"), ScenarioShard(number: 2, count: 8))
        for text in ["0/8", "9/8", "2", "2/", "a/b", "2/8/1", "-1/8", "1/0", ""] {
            expect(ScenarioShard(text) == nil, "\(text)")
        }
        try expect(ScenarioShard(environment: [:]) == nil)
        try expectEqual(ScenarioShard(environment: ["SNAPSHOT_SHARD": "1/2"]), ScenarioShard(number: 1, count: 2))
        let bazel = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "2"]
        try expectEqual(ScenarioShard(environment: bazel), ScenarioShard(number: 3, count: 3))
        #expect(throws: ScenarioShardError.self) { try ScenarioShard(environment: ["SNAPSHOT_SHARD": "3/2"]) }
        #expect(throws: ScenarioShardError.self) {
            try ScenarioShard(environment: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(Int.max)"])
        }
    }
}
