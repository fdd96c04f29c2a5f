import Honeycomb

/// A section as a document describes it.
struct DocumentSection {
    let identifier: String
    let header: CollectionViewDiffableSupplementaryElement?
    let items: [DocumentItem]
    let layout: CollectionViewSectionLayout

    /// The section for a state, whose rows call the handler.
    func section(actionHandler: @escaping ScreenAction.Handler) -> CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: identifier,
            header: header,
            items: items.map { $0.item(sectionIdentifier: identifier, actionHandler: actionHandler) },
            layout: layout
        )
    }
}

extension Shape<DocumentSection> {
    static let section = object(
        .required("id", .identifier(in: .section)),
        .optional("header", .header),
        .optional("items", .list(of: .item), default: []),
        .optional("layout", .sectionLayout, default: CollectionViewSectionLayout())
    ) { identifier, header, items, layout in
        DocumentSection(identifier: identifier, header: header, items: items, layout: layout)
    }
}
