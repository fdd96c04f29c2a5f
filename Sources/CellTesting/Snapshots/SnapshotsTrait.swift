public import Testing

/// A trait that sets how the snapshots of a test or suite are recorded.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    /// Suites pass the trait on to their tests.
    public let isRecursive = true
    let record: SnapshotRecordMode

    /// Runs a test with the mode, and with numbers of unnamed snapshots that start at 1.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        var configuration = SnapshotConfiguration.current
        configuration.traitMode = record
        configuration.counters = SnapshotCounters()
        try await SnapshotConfiguration.$current.withValue(configuration, operation: function)
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Records snapshots in a mode, unless a scope or an argument sets another.
    public static func snapshots(record: SnapshotRecordMode) -> Self {
        SnapshotsTrait(record: record)
    }
}
