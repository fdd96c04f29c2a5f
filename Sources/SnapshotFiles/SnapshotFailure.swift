import Foundation

/// A snapshot that differs from its reference, or has none.
public struct SnapshotFailure: Codable, Equatable, Sendable {
    /// The name of the test function, with its parentheses.
    public var test: String
    /// The path of the test's source file.
    public var source: String
    /// The line of the assertion.
    public var line: Int
    /// The path of the reference.
    public var reference: String
    /// The path of the new result, relative to the folder of the run.
    public var result: String
    /// The path of a copy of the reference, relative to the folder of the run; nil if there was no reference.
    public var oldResult: String?
    /// The differences in words, most important first.
    public var differences: [String]

    /// Creates a failure.
    public init(test: String, source: String, line: Int, reference: String, result: String, differences: [String]) {
        self.test = test
        self.source = source
        self.line = line
        self.reference = reference
        self.result = result
        self.differences = differences
    }

    /// The command that makes the result the reference.
    public func acceptCommand(in directory: String) -> String {
        "\(Self.acceptCommand(in: directory)) --only \(Self.quoted(result))"
    }

    /// The command that makes all results of a run references.
    static func acceptCommand(in directory: String) -> String { "comb snapshots accept \(quoted(directory))" }

    private static func quoted(_ argument: String) -> String {
        "'" + argument.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
