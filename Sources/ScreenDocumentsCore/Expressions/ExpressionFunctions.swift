/// The functions of expressions that a reader knows.
package struct ExpressionFunctions: Sendable {
    /// Calls a function in the language of a document, a BCP 47 tag; `nil` for that of the reader.
    package typealias Call =
        @Sendable (
            _ name: String, _ arguments: [Evaluation.ArgumentValue], _ language: String?
        ) -> DocumentValue

    /// The signatures, by name.
    package let signatures: [String: FunctionSignature]

    /// Calls a function; `nil` where only the types of results are known, as in a validator without Foundation.
    package let call: Call?

    package init(signatures: [String: FunctionSignature] = StandardFunctions.byName, call: Call? = nil) {
        self.signatures = signatures
        self.call = call
    }
}
