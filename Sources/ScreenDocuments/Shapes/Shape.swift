import PositionedJSON

/// The notation of a kind of value in a document: what is allowed, and how it is decoded.
///
/// One declaration serves both, so that error messages and the schema cannot disagree with what the decoder accepts.
struct Shape<Value>: Sendable {
    let description: ShapeDescription

    /// Reads a value. An invalid value is reported to the reader, and the result is `nil`.
    let read: @Sendable (JSONNode, DocumentReader) -> Value?

    init(_ description: ShapeDescription, read: @escaping @Sendable (JSONNode, DocumentReader) -> Value?) {
        self.description = description
        self.read = read
    }

    /// Returns the same notation for another type of value.
    func map<Result>(_ transform: @escaping @Sendable (Value) -> Result) -> Shape<Result> {
        Shape<Result>(description) { node, reader in
            read(node, reader).map(transform)
        }
    }
}
