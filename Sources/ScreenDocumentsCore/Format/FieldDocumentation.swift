/// What a key of documents means, for the schema and the reference.
public struct FieldDocumentation: Hashable, Sendable {
    /// One or two sentences; empty if nothing is known.
    public var description: String
    /// The value of a part without the key; `nil` for a required key, and for one whose absence is a value of its own.
    public var defaultValue: DocumentValue?
    /// Valid values other than the default.
    public var examples: [DocumentValue]

    /// Creates a documentation, by default an empty one.
    public init(description: String = "", defaultValue: DocumentValue? = nil, examples: [DocumentValue] = []) {
        self.description = description
        self.defaultValue = defaultValue
        self.examples = examples
    }
}
