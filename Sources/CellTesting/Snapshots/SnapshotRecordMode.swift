/// Which references a test run writes. A test that writes a reference fails, and says so.
public enum SnapshotRecordMode: String, CaseIterable, Sendable {
    /// All, also those that exist.
    case all

    /// Those that do not exist; the default on a developer's machine.
    case missing

    /// None; the default where the environment variable `CI` is `true`.
    case never

    /// Those that do not exist or differ.
    case failed
}
