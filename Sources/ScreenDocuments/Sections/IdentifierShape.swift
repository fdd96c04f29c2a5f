extension Shape<String> {
    /// A text that is unique in its scope.
    static func identifier(in scope: IdentifierScope) -> Shape {
        let text = nonEmptyText
        return Shape(text.description) { node, reader in
            guard let identifier = text.read(node, reader) else { return nil }
            reader.claim(identifier, in: scope, at: node)
            return identifier
        }
    }
}
