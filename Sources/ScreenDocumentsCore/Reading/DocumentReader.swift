import PositionedJSON

/// Reads a document again and again while its state changes, as a lenient reader does.
///
/// Each reading looks at what depends on the values that have changed since the one before, and only at that.
package final class DocumentReader {
    private let text: DocumentText
    private let grammar: DocumentGrammar
    private let limits: DocumentLimits
    private var checker: DocumentChecker?

    package init(_ text: DocumentText, _ grammar: DocumentGrammar, limits: DocumentLimits) {
        self.text = text
        self.grammar = grammar
        self.limits = limits
    }

    /// The number of values that the last reading has looked at.
    package var checkedValueCount: Int { checker?.checkedValueCount ?? 0 }

    /// Returns the root for values of the state, with valid values only, and what has changed in it; `nil` if the document
    /// cannot be read.
    ///
    /// - Parameters:
    ///   - values: All values; those that are missing are the initial ones.
    ///   - changed: The names of the values that are different from those of the reading before.
    ///   - form: How far the user has got with the fields.
    package func read(
        _ values: DocumentObject,
        changed: Set<ExactString>,
        form: FormProgress = FormProgress()
    ) -> (root: JSONObject, changes: DocumentChanges)? {
        if let checker {
            let initial = checker.initialState
            let new = changed.map(\.text).compactMap { name in (values[name] ?? initial[name]).map { (name, $0) } }
            if let root = checker.readRoot(changed: DocumentObject(new), formNames: changed, form: form),
                checker.problems.isEmpty,
                !checker.counts.exceed(limits)
            {
                return (root, checker.changes)
            }
        }
        let checker = DocumentChecker(text, grammar, policy: .lenient, limits: limits, values: values, form: form)
        self.checker = checker
        guard let root = checker.readRoot(), checker.problems.isEmpty else {
            self.checker = nil
            return nil
        }
        // What is left out for a limit depends on everything before it.
        guard !checker.counts.exceed(limits) else {
            self.checker = nil
            return (root, DocumentChanges())
        }
        return (root, checker.changes)
    }
}
