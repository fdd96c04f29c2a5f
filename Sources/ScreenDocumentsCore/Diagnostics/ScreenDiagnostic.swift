import PositionedJSON

/// A problem in a screen document: its description, its location and the allowed values.
public struct ScreenDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file as passed by the caller.
    public let file: String

    /// The line and column where the problem begins.
    public let position: SourcePosition

    /// A description of the problem.
    public let message: String

    /// The JSON pointer (RFC 6901) of the affected value; empty for the whole document.
    public let pointer: String

    /// The allowed values, unless the message makes them obvious.
    public let allowed: String?

    /// Creates a diagnostic.
    public init(file: String, position: SourcePosition, message: String, pointer: String, allowed: String? = nil) {
        self.file = file
        self.position = position
        self.message = message
        self.pointer = pointer
        self.allowed = allowed
    }

    package init(_ problem: DocumentProblem, file: String, source: SourceText) {
        self.init(
            file: file,
            position: source.position(at: problem.offset),
            message: problem.message,
            pointer: problem.pointer.description,
            allowed: problem.allowed
        )
    }

    /// `file:line:column: error: message, at pointer, allowed: values`, the format that editors and CI link to the
    /// file.
    public var description: String {
        diagnosticLine(file: file, position: position, message: message, pointer: pointer, allowed: allowed)
    }
}
