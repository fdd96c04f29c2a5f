/// A part that is declared: it has a name, and its fields can be read from documents.
///
/// The names of the items, the notation of documents, their schema and the catalog all come from this declaration. A part
/// that is not declared works in code as well.
public protocol DeclaredPart {
    /// Name, fields and examples of the part.
    static var declaration: PartDeclaration<Self> { get }
}

extension DeclaredPart {
    /// How documents name the part.
    public static var documentName: String {
        declaration.name
    }
}
