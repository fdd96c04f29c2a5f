import PortableUIKit
import ScreenAudits
import SnapshotFiles

/// Asserts that a value looks, or reads, as its reference does.
///
/// ```swift
/// assertSnapshot(of: state, as: .image(on: .iPhone16))
/// assertSnapshot(of: state, as: .layout, named: "empty")
/// ```
///
/// The reference is `__Snapshots__/<TestFile>/<test>.<name or number>.<extension>` beside the test. Failures are written
/// to the folder `SNAPSHOT_ARTIFACTS`, with a page `report.html` that shows all of them.
///
/// - Parameters:
///   - value: The value.
///   - strategy: How the value becomes a file.
///   - name: The name of the snapshot; by default its number in the test. Tests with arguments need a name.
///   - record: Which references are written. By default the mode of `withSnapshotTesting(record:)`, else of the trait
///     `.snapshots(record:)`, else of the environment variable `SNAPSHOT_TESTING_RECORD`.
///   - audit: Also audits the value on the device of the strategy: each problem is a failure of its own, in words.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call.
///   - testName: The name of the test, which names the reference.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategy: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotRecordMode? = nil,
    audit: ScreenAudit? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    testName: String = #function,
    line: Int = #line,
    column: Int = #column
) {
    let reporter = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
        let file = try SnapshotReference(name: name, source: "\(filePath)", test: testName, line: line)
        let value = try value()
        let outcome = try file.verify(
            strategy.snapshot(value),
            mode: SnapshotConfiguration.current.mode(argument: record)
        )
        if let warning = outcome.warning { reporter.warn(warning) }
        if let message = outcome.failure { reporter.fail(message, attachments: outcome.attachments) }
        guard let audit else { return }
        guard let screen = try (value as? any SnapshotScreenConvertible)?.makeSnapshotScreen() else {
            throw SnapshotError("\(Value.self) is not shown on a screen, so it cannot be audited")
        }
        for message in audit.report(in: try screen.host(on: strategy.device)).lines {
            reporter.fail(message, attachments: [])
        }
    } catch {
        reporter.fail("The snapshot cannot be made: \(error)", attachments: [])
    }
}

/// Returns the message of a failed assertion, or nil if the value is as its reference.
///
/// Use it to build assertions of your own; ``assertSnapshot(of:as:named:record:audit:fileID:filePath:testName:line:column:)``
/// has the parameters.
///
/// - Throws: An error if the snapshot cannot be made or the files cannot be read or written.
@MainActor
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategy: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotRecordMode? = nil,
    filePath: String = #filePath,
    testName: String = #function,
    line: Int = #line
) throws -> String? {
    let file = try SnapshotReference(name: name, source: filePath, test: testName, line: line)
    let mode = try SnapshotConfiguration.current.mode(argument: record)
    return try file.verify(strategy.snapshot(value()), mode: mode).failure
}
