import Honeycomb
import PartDeclarations

/// A section as described by a document.
struct DocumentSection {
    let identifier: String
    let header: DocumentPart<CollectionViewDiffableSupplementaryElement>?
    let items: [DocumentItem]
    let footer: DocumentPart<CollectionViewDiffableSupplementaryElement>?
    let layout: CollectionViewSectionLayout
    let background: CollectionViewSectionBackground?
    let theme: CellTheme?

    /// Returns the section for a state, whose rows call the handler.
    func section(actionHandler: @escaping ScreenAction.Handler) -> CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: identifier,
            header: header?.content(sink(of: "header", actionHandler)),
            items: items.map { $0.item(sectionIdentifier: identifier, actionHandler: actionHandler) },
            footer: footer?.content(sink(of: "footer", actionHandler)),
            layout: layout,
            background: background
        )
        .theme(theme)
    }

    private func sink(of element: String, _ actionHandler: @escaping ScreenAction.Handler) -> DocumentActionSink {
        let identifier = identifier
        return { name, value in
            actionHandler(
                ScreenAction(name: name, sectionIdentifier: identifier, itemIdentifier: element, value: value)
            )
        }
    }
}

extension Shape<DocumentSection> {
    static func section(_ parts: DeclaredParts) -> Shape {
        object(
            .required("id", .identifier(in: .section)),
            .optional("header", .header(parts)),
            .optional("items", .list(of: .item(parts)), default: []),
            .optional("footer", .footer(parts)),
            .optional("layout", .sectionLayout, default: CollectionViewSectionLayout()),
            .optional("background", .sectionBackground),
            .optional("theme", .theme)
        ) { identifier, header, items, footer, layout, background, theme in
            DocumentSection(
                identifier: identifier,
                header: header,
                items: items,
                footer: footer,
                layout: layout,
                background: background,
                theme: theme
            )
        }
    }
}
