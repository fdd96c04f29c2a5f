import CellTesting
import Foundation
import SnapshotFiles
import Testing

@testable import CellTesting

/// A folder in which assertions find a test file, references and artifacts of their own.
final class TemporaryTests: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var source: String { url.appendingPathComponent("SettingsTests.swift").path }
    var artifacts: URL { url.appendingPathComponent("artifacts") }
    var run: SnapshotRun { SnapshotRun(directory: artifacts) }

    func reference(_ name: String) -> URL {
        url.appendingPathComponent("__Snapshots__/SettingsTests/\(name)")
    }

    var references: [String] {
        SnapshotFolder(directory: url).references().map(\.lastPathComponent)
    }

    /// Runs assertions as a test process with these environment variables would.
    @MainActor
    func with<Result>(_ environment: [String: String] = [:], _ body: () throws -> Result) rethrows -> Result {
        var environment = environment
        environment["SNAPSHOT_ARTIFACTS"] = artifacts.path
        return try SnapshotConfiguration.$current.withValue(
            SnapshotConfiguration(environment: environment),
            operation: body
        )
    }

    /// Verifies a value as the test `settings()` would.
    @MainActor
    func verify<Value, Format>(
        _ value: Value,
        as strategy: Snapshotting<Value, Format>,
        named name: String? = nil,
        record: SnapshotRecordMode? = nil
    ) throws -> String? {
        try verifySnapshot(
            of: value,
            as: strategy,
            named: name,
            record: record,
            filePath: source,
            testName: "settings()",
            line: 12
        )
    }
}
