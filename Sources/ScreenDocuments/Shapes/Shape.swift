/// How a kind of value is written in a document: what is allowed, and how it is read.
///
/// Both live in one declaration, so that error messages (and later the schema) cannot disagree with what the decoder accepts.
struct Shape<Value>: Sendable {
    let description: ShapeDescription

    /// Reads a value. A wrong one is reported to the reader, and the result is nil.
    let read: @Sendable (JSONNode, DocumentReader) -> Value?

    init(_ description: ShapeDescription, read: @escaping @Sendable (JSONNode, DocumentReader) -> Value?) {
        self.description = description
        self.read = read
    }

    /// The same notation for another type of value.
    func map<Result>(_ transform: @escaping @Sendable (Value) -> Result) -> Shape<Result> {
        Shape<Result>(description) { node, reader in
            read(node, reader).map(transform)
        }
    }
}
