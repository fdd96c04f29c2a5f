/// A part with a name and with fields that can be read from documents.
///
/// The declaration determines the names of items, the document format, its schema and the catalog. Parts without a
/// declaration work in code as well.
public protocol DeclaredPart {
    /// The name, fields and examples of the part.
    static var declaration: PartDeclaration<Self> { get }
}

extension DeclaredPart {
    /// The name of the part in documents.
    public static var documentName: String {
        declaration.name
    }
}
