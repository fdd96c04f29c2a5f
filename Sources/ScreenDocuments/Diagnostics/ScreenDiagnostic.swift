/// A problem of a screen document: what is wrong, where, and what would be right.
public struct ScreenDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file as the caller gave it.
    public let file: String

    /// The line and column where the problem begins.
    public let position: SourcePosition

    /// What is wrong.
    public let message: String

    /// The JSON pointer (RFC 6901) of the value with the problem; empty for the document as a whole.
    public let pointer: String

    /// What would be right, where that is not plain from the message.
    public let allowed: String?

    /// Creates a diagnostic.
    public init(file: String, position: SourcePosition, message: String, pointer: String, allowed: String? = nil) {
        self.file = file
        self.position = position
        self.message = message
        self.pointer = pointer
        self.allowed = allowed
    }

    init(_ problem: DocumentProblem, file: String, source: SourceText) {
        self.init(
            file: file,
            position: source.position(at: problem.offset),
            message: problem.message,
            pointer: problem.pointer.description,
            allowed: problem.allowed
        )
    }

    /// `file:line:column: error: what, at pointer, allowed: what is right`, the form that editors and CI link to the file.
    public var description: String {
        let place = pointer.isEmpty ? "at the root" : "at \(pointer)"
        let remedy = allowed.map { ", allowed: \($0)" } ?? ""
        return "\(file):\(position): error: \(message), \(place)\(remedy)"
    }
}
