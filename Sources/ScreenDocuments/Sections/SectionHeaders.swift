import Honeycomb

extension Shape<CollectionViewDiffableSupplementaryElement> {
    /// The section headers that documents know.
    static let header = variants(
        "header",
        [
            Variant("large", .title, .accessibilityIdentifier) { title, identifier in
                CollectionViewDiffableSupplementaryElement(
                    SectionLargeHeader(
                        content: SectionLargeHeaderContent(title: title, accessibilityIdentifier: identifier)
                    )
                )
            }
        ]
    )
}
