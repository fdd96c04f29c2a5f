/// Something in a document that a reader could not show, and what it did instead.
///
/// A lenient reader turns every problem that it can live with into a loss. A strict one has losses only for elements whose
/// `requires` it does not meet.
public struct ScreenLoss: Hashable, Sendable, CustomStringConvertible {
    /// What the reader did about a problem.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// The key or value is skipped; the element is shown without it.
        case ignored
        /// The fallback of the element, or of one around it, is shown.
        case replaced
        /// The element is not shown.
        case dropped
        /// The element is shown as it is.
        case kept
    }

    /// The problem, with its position and pointer.
    public let diagnostic: ScreenDiagnostic

    /// What the reader did about it.
    public let outcome: Outcome

    /// Creates a loss.
    public init(diagnostic: ScreenDiagnostic, outcome: Outcome) {
        self.diagnostic = diagnostic
        self.outcome = outcome
    }

    /// `file:line:column: warning: message, at pointer, allowed: values (dropped)`.
    public var description: String {
        let line = diagnosticLine(
            file: diagnostic.file,
            position: diagnostic.position,
            severity: "warning",
            message: diagnostic.message,
            pointer: diagnostic.pointer,
            allowed: diagnostic.allowed
        )
        return "\(line) (\(outcome.rawValue))"
    }
}
