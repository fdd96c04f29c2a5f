import Foundation

/// A part of all scenarios: the second of eight, as in `2/8`.
public struct ScenarioShard: Equatable, Sendable {
    /// The number of the part, from 1.
    public let number: Int
    /// The number of parts.
    public let count: Int

    /// Creates a part; `nil` unless the number is from 1 to the count.
    public init?(number: Int, count: Int) {
        guard count >= 1, (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// Creates a part from text such as `2/8`; `nil` for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, count: count)
    }

    /// Creates the part that environment variables ask for: `SNAPSHOT_SHARD=2/8`, or those of Bazel, `TEST_TOTAL_SHARDS` and
    /// `TEST_SHARD_INDEX`, which counts from 0; `nil` if there are none.
    ///
    /// - Throws: ``ScenarioShardError`` for values that are no part.
    public init?(environment: [String: String]) throws(ScenarioShardError) {
        if let text = environment["SNAPSHOT_SHARD"] {
            guard let shard = Self(text) else { throw ScenarioShardError(text: text) }
            self = shard
        } else if let total = environment["TEST_TOTAL_SHARDS"], let index = environment["TEST_SHARD_INDEX"] {
            let number = Int(index).map { $0 &+ 1 }
            guard let number, let count = Int(total), let shard = Self(number: number, count: count) else {
                throw ScenarioShardError(text: "\(index) of \(total)")
            }
            self = shard
        } else {
            return nil
        }
    }

    /// Returns the names of this part: parts take about the same time.
    ///
    /// The longest scenarios are given out first, each to the part with the least time so far. The same names and times give the same
    /// parts on every machine; each name is in exactly one part.
    ///
    /// - Parameters:
    ///   - names: All names. Repeated names stay together.
    ///   - seconds: The times of earlier runs. A scenario without one counts as one of usual length.
    public func names(of names: [String], seconds: [String: Double]) -> Set<String> {
        let known = names.compactMap { seconds[$0] }.filter { $0.isFinite && $0 > 0 }.sorted()
        let usual = known.isEmpty ? 1 : known[known.count / 2]
        let times = Set(names).map { name -> (name: String, time: Double) in
            let time = seconds[name] ?? usual
            return (name, time.isFinite && time > 0 ? time : usual)
        }
        .sorted { ($1.time, $0.name) < ($0.time, $1.name) }
        var totals = Array(repeating: 0.0, count: count)
        var own: Set<String> = []
        for (name, time) in times {
            let part = totals.indices.min { totals[$0] < totals[$1] } ?? 0
            totals[part] += time
            if part == number - 1 { own.insert(name) }
        }
        return own
    }
}

/// The error of a shard that is not one.
public struct ScenarioShardError: Error, CustomStringConvertible {
    let text: String

    /// What is wrong, with an example.
    public var description: String {
        "The shard \"\(text)\" is not a part of a whole, such as 2/8: the second of eight."
    }
}
