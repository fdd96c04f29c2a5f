import Honeycomb

extension Shape<CollectionViewDiffableSupplementaryElement> {
    /// The section headers that documents know.
    static let header = variants(
        "header",
        [
            Variant("large", .required("title", .text)) { title in
                CollectionViewDiffableSupplementaryElement(
                    SectionLargeHeader(content: SectionLargeHeaderContent(title: title))
                )
            }
        ]
    )
}
