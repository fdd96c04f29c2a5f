import PositionedJSON

/// A document as far as a reader could read it: templates are expanded, states are replaced by their values, rows whose
/// condition does not hold and elements that were lost are left out.
package struct DocumentReading: Sendable {
    /// The root with valid values only.
    package let root: JSONObject
    package let losses: [ScreenLoss]
    /// The initial values of the state.
    package let state: DocumentObject

    /// Reads a document.
    ///
    /// - Parameter values: The current values of the state, in place of the initial ones.
    /// - Throws: All problems, in the order of their positions.
    package static func read(
        _ text: DocumentText,
        _ grammar: DocumentGrammar,
        policy: DocumentPolicy,
        limits: DocumentLimits = DocumentLimits(),
        values: DocumentObject = [:]
    ) throws(ScreenDocumentError) -> DocumentReading {
        let checker = DocumentChecker(text, grammar, policy: policy, limits: limits, values: values)
        let root = checker.readRoot()
        guard let root, checker.problems.isEmpty else {
            // A lenient reader takes what the parser found for a loss, and says so only here if it ends the reading.
            let unparsed = policy == .lenient && text.root != nil ? text.problems : []
            let problems = (checker.problems + unparsed).sorted { $0.offset < $1.offset }
            throw ScreenDocumentError(diagnostics: problems.map(text.diagnostic))
        }
        let losses = checker.realLosses.sorted { $0.problem.offset < $1.problem.offset }
        return DocumentReading(
            root: root,
            losses: losses.map { ScreenLoss(diagnostic: text.diagnostic($0.problem), outcome: $0.outcome) },
            state: checker.initialState
        )
    }
}
