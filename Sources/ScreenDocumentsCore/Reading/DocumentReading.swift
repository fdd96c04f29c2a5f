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
            let problems = once((checker.problems + unparsed).sorted { $0.offset < $1.offset }) { $0 }
            throw ScreenDocumentError(diagnostics: problems.map(text.diagnostic))
        }
        // Rows that are lost count each; what is ignored in a template does so once.
        let losses = once(checker.realLosses.sorted { $0.problem.offset < $1.problem.offset }) { loss in
            loss.outcome == .ignored ? loss.problem : nil
        }
        return DocumentReading(
            root: root,
            losses: losses.map { ScreenLoss(diagnostic: text.diagnostic($0.problem), outcome: $0.outcome) },
            state: checker.initialState
        )
    }

    /// Returns elements without those that have the problem of an earlier one: a template has one problem, however many rows use it.
    private static func once<Element>(_ elements: [Element], _ problem: (Element) -> DocumentProblem?) -> [Element] {
        var known: Set<KnownProblem> = []
        return elements.filter { element in
            problem(element).map { known.insert(KnownProblem(offset: $0.offset, message: $0.message)).inserted } ?? true
        }
    }
}

private struct KnownProblem: Hashable {
    let offset: Int
    let message: String
}
