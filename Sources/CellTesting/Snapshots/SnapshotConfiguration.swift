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
    /// The environment variables.
    let environment: [String: String]
    /// The folder for failures.
    let artifacts: URL
    /// The numbers of unnamed snapshots.
    var counters = SnapshotCounters()

    /// Creates the configuration for the environment variables of a process.
    init(environment: [String: String]) {
        self.environment = environment
        environmentMode = environment["SNAPSHOT_TESTING_RECORD"]
        isCI = environment["CI"] == "true"
        artifacts =
            (environment["SNAPSHOT_ARTIFACTS"] ?? environment["TEST_UNDECLARED_OUTPUTS_DIR"]).map {
                URL(fileURLWithPath: $0, isDirectory: true)
            }
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

/// Numbers the unnamed snapshots of each run of a test, from 1.
///
/// The only state that assertions of a test share. It is kept by test, so no test sees another's.
final class SnapshotCounters: @unchecked Sendable {
    private struct Count {
        var number = 0
        /// The task of the run, and where its first snapshot is in the source.
        let task: TestTask?
        let place: String
    }

    private let lock = NSLock()
    private var counts: [String: Count] = [:]

    /// Returns the next number of a test.
    ///
    /// A test that is repeated, as by `swift test --repetitions 3`, comes back to the place of its first snapshot in another task.
    func next(for key: String, at place: String) -> Int {
        let task = TestTask()
        return lock.withLock {
            var count = counts[key] ?? Count(task: task, place: place)
            if let task, task != count.task, place == count.place { count = Count(task: task, place: place) }
            count.number += 1
            counts[key] = count
            return count.number
        }
    }
}

/// The identity of the current task, which no later task has.
private struct TestTask: Equatable, Sendable {
    private let address: Int

    /// Remembers the current task; `nil` outside of tasks.
    init?() {
        let task = withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UnsafeRawPointer.self) } }
        guard let task else { return nil }
        // The memory of a task that has ended would be used for the next one.
        _ = Self.retain?(task)
        address = Int(bitPattern: task)
    }

    private typealias Retain = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?

    /// The runtime's own function: a task is no object that Swift code could hold.
    private static let retain = dlsym(dlopen(nil, RTLD_NOW), "swift_retain").map { unsafeBitCast($0, to: Retain.self) }
}
