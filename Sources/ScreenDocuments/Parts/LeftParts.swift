import Honeycomb

extension Shape<DocumentPart<any LeftContent>> {
    /// The left parts that documents know: all that are declared.
    static let leftPart = variants("left part", DeclaredParts.lefts.map { $0.leftVariant })
}

extension DeclaredPart where Self: LeftContent {
    fileprivate static var leftVariant: Variant<DocumentPart<any LeftContent>> {
        Variant(declaration) { $0 }
    }
}
