import PositionedJSON

/// A problem in a file of tokens: its description, its location and the allowed values.
public struct TokenProblem: Hashable, Sendable, CustomStringConvertible {
    /// How bad a problem is.
    public enum Severity: String, Hashable, Sendable {
        /// The file cannot be used.
        case error

        /// The file can be used, but probably says something else than was meant.
        case warning
    }

    /// Whether the file can be used all the same.
    public let severity: Severity

    /// The name of the file as passed by the caller.
    public let file: String

    /// The line where the problem begins, starting at 1.
    public let line: Int

    /// The column where the problem begins, starting at 1, in Unicode scalars.
    public let column: Int

    /// A description of the problem.
    public let message: String

    /// The JSON pointer (RFC 6901) of the affected value; empty for the whole file.
    public let pointer: String

    /// The allowed values, unless the message makes them obvious.
    public let allowed: String?

    /// Creates a problem.
    public init(
        severity: Severity = .error,
        file: String,
        line: Int,
        column: Int,
        message: String,
        pointer: String,
        allowed: String? = nil
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.pointer = pointer
        self.allowed = allowed
    }

    /// `file:line:column: error: message, at pointer, allowed: values`, the format that editors and CI link to the file.
    public var description: String {
        diagnosticLine(
            file: file,
            position: SourcePosition(line: line, column: column),
            severity: severity.rawValue,
            message: message,
            pointer: pointer,
            allowed: allowed
        )
    }
}

extension TokenProblem {
    /// Returns ` (did you mean "name"?)`, or nothing if no name is close.
    package static func suggestion(for name: String, among names: [String]) -> String {
        nearestName(to: name, among: names).map { " (did you mean \($0.quoted)?)" } ?? ""
    }
}
