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

    /// The names of the functions that `call` knows, and those of the reader.
    package let implemented: Set<String>

    /// The languages that the user reads, BCP 47 tags, the best one first.
    package let languages: [String]

    /// Whether a text is a regular expression. `nil` where functions cannot run.
    package let isPattern: (@Sendable (String) -> Bool)?

    package init(
        signatures: [String: FunctionSignature] = StandardFunctions.ofDocuments,
        call: Call? = nil,
        languages: [String] = [],
        isPattern: (@Sendable (String) -> Bool)? = nil
    ) {
        self.signatures = signatures
        self.call = call
        implemented = call == nil ? [StandardFunctions.localized.name] : Set(signatures.keys)
        self.languages = languages
        self.isPattern = isPattern
    }

    private init(_ other: Self, adding own: [FunctionSignature]) {
        signatures = other.signatures.merging(own.map { ($0.name, $0) }) { known, _ in known }
        call = other.call
        implemented = other.implemented
        languages = other.languages
        isPattern = other.isPattern
    }

    /// The functions and those that only an app has, whose results are not known.
    func adding(_ own: [FunctionSignature]) -> ExpressionFunctions {
        own.isEmpty ? self : ExpressionFunctions(self, adding: own)
    }
}
