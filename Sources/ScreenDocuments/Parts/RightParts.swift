import Honeycomb

extension Shape<DocumentPart<any RightContent>> {
    /// The right parts that documents know: all that are declared. `empty` says what leaving the right part out says as well.
    static let rightPart = variants("right part", DeclaredParts.rights.map { $0.rightVariant })
}

extension DeclaredPart where Self: RightContent {
    fileprivate static var rightVariant: Variant<DocumentPart<any RightContent>> {
        Variant(declaration) { $0 }
    }
}
