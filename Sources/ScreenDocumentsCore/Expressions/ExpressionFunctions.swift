/// The functions that expressions can call.
package struct ExpressionFunctions: Sendable {
    /// Calls a function in the language of a document, a BCP 47 tag; `nil` means the user's language.
    package typealias Call =
        @Sendable (
            _ name: String, _ arguments: [Evaluation.ArgumentValue], _ language: String?
        ) -> DocumentValue

    /// The signatures, by name.
    package let signatures: [String: FunctionSignature]

    /// Calls a function. `nil` where functions cannot run, as in the validator without Foundation.
    package let call: Call?

    package init(signatures: [String: FunctionSignature] = StandardFunctions.byName, call: Call? = nil) {
        self.signatures = signatures
        self.call = call
    }
}
