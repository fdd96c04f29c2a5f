/// All problems of a screen document.
public struct ScreenDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems in the order of their positions in the file; at least one.
    public let diagnostics: [ScreenDiagnostic]

    /// Creates an error.
    public init(diagnostics: [ScreenDiagnostic]) {
        self.diagnostics = diagnostics
    }

    /// One line for each problem.
    public var description: String {
        diagnostics.map(\.description).joined(separator: "\n")
    }
}
