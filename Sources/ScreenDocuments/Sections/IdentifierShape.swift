extension Shape<String> {
    /// A text that no other value of its kind has in the document.
    static func identifier(in scope: IdentifierScope) -> Shape {
        let text = nonEmptyText
        return Shape(text.description) { node, reader in
            guard let identifier = text.read(node, reader) else { return nil }
            reader.claim(identifier, in: scope, at: node)
            return identifier
        }
    }
}
