import Foundation

/// The scenarios that a run is asked for: a part of all, and those of a list.
public struct ScenarioSelection: Sendable {
    /// The line of a list that stands for all scenarios.
    public static let all = "*"

    /// The part; `nil` for all.
    public var shard: ScenarioShard?
    /// The names of the only scenarios; `nil` for all.
    public var names: Set<String>?
    /// The file that Bazel looks for, to know that a test divides itself.
    private let shardStatus: URL?

    /// Reads environment variables: those of ``ScenarioShard/init(environment:)``, and `SNAPSHOT_SCENARIOS`, the path of a list.
    ///
    /// - Throws: ``ScenarioShardError`` for a shard that is none, or an error of Foundation for a list that cannot be read.
    public init(environment: [String: String]) throws {
        shard = try ScenarioShard(environment: environment)
        shardStatus = environment["TEST_SHARD_STATUS_FILE"].map { URL(fileURLWithPath: $0) }
        if let list = environment["SNAPSHOT_SCENARIOS"] { try readNames(at: list) }
    }

    /// Reads a list: a name a line, or ``all``.
    ///
    /// - Throws: An error of Foundation if the file cannot be read.
    public mutating func readNames(at path: String) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline).map(
            String.init
        )
        names = lines.contains(Self.all) ? nil : Set(lines)
    }

    /// Returns the names of the scenarios to run.
    ///
    /// The part is one of all scenarios, so that machines agree on the parts whatever their lists are.
    ///
    /// - Parameters:
    ///   - all: The names of all scenarios.
    ///   - seconds: The times of earlier runs.
    /// - Throws: An error of Foundation if the file for Bazel cannot be written.
    public func selected(of all: [String], seconds: [String: Double]) throws -> Set<String> {
        var chosen = Set(all)
        if let names { chosen.formIntersection(names) }
        guard let shard else { return chosen }
        if let shardStatus { try Data().write(to: shardStatus) }
        return chosen.intersection(shard.names(of: all, seconds: seconds))
    }
}
