import Honeycomb
import PartDeclarations

extension Shape<DocumentPart<CollectionViewDiffableSupplementaryElement>> {
    /// The section headers available to documents: all declared ones.
    static func header(_ parts: DeclaredParts) -> Shape {
        variants("header", parts.headers.map { $0.supplementaryVariant })
    }

    /// The section footers available to documents: all declared ones.
    static func footer(_ parts: DeclaredParts) -> Shape {
        variants("footer", parts.footers.map { $0.supplementaryVariant })
    }
}

extension DeclaredPart where Self: ContainerContent {
    fileprivate static var supplementaryVariant: Variant<DocumentPart<CollectionViewDiffableSupplementaryElement>> {
        Variant(declaration) { CollectionViewDiffableSupplementaryElement(ContainerSupplementaryElement(content: $0)) }
    }
}
