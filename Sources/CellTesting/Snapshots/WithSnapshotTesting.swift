/// Runs an operation whose assertions record in a mode, unless they have an argument of their own.
public func withSnapshotTesting<Result>(
    record: SnapshotRecordMode,
    operation: () throws -> Result
) rethrows -> Result {
    var configuration = SnapshotConfiguration.current
    configuration.scopeMode = record
    return try SnapshotConfiguration.$current.withValue(configuration, operation: operation)
}

/// Runs an asynchronous operation whose assertions record in a mode, unless they have an argument of their own.
public func withSnapshotTesting<Result>(
    record: SnapshotRecordMode,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    var configuration = SnapshotConfiguration.current
    configuration.scopeMode = record
    return try await SnapshotConfiguration.$current.withValue(
        configuration,
        operation: operation,
        isolation: isolation
    )
}
