import PortableUIKit
import SnapshotFiles

/// What determines how the snapshots of a task are recorded. Each task has its own, so parallel tests do not interfere.
struct SnapshotConfiguration: Sendable {
    @TaskLocal static var current = SnapshotConfiguration(environment: ProcessInfo.processInfo.environment)

    /// The mode of the nearest `withSnapshotTesting(record:)`.
    var scopeMode: SnapshotRecordMode?
    /// The mode of the nearest trait.
    var traitMode: SnapshotRecordMode?
    /// The value of `SNAPSHOT_TESTING_RECORD`.
    let environmentMode: String?
    /// Whether this is a machine of continuous integration.
    let isCI: Bool
    /// The folder for failures.
    let artifacts: URL
    /// The numbers of unnamed snapshots.
    var counters = SnapshotCounters()

    /// Creates the configuration for the environment variables of a process.
    init(environment: [String: String]) {
        environmentMode = environment["SNAPSHOT_TESTING_RECORD"]
        isCI = environment["CI"] == "true"
        artifacts =
            environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-artifacts", isDirectory: true)
    }

    /// Returns the mode: the argument, else that of the scope, the trait, the environment, the default.
    func mode(argument: SnapshotRecordMode?) throws -> SnapshotRecordMode {
        if let mode = argument ?? scopeMode ?? traitMode { return mode }
        guard let environmentMode else { return isCI ? .never : .missing }
        guard let mode = SnapshotRecordMode(rawValue: environmentMode) else {
            let modes = SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            throw SnapshotError("SNAPSHOT_TESTING_RECORD is \"\(environmentMode)\"; it has to be one of \(modes).")
        }
        return mode
    }
}

/// An error that prevents a snapshot from being made or compared.
struct SnapshotError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Numbers the unnamed snapshots of each test, from 1.
///
/// The only state that assertions of a test share. It is kept by test, so no test sees another's.
final class SnapshotCounters: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    func next(for key: String) -> Int {
        lock.withLock {
            counts[key, default: 0] += 1
            return counts[key, default: 1]
        }
    }
}
