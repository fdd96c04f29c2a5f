import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// What a document says about a section.
struct DocumentSection {
    var section: CollectionViewSection
    var theme: CellTheme?
    var isExpanded = true
    var moveAction: DocumentAction?
}

/// The keys of a section.
enum SectionKeys {
    typealias Key = DocumentKey<DocumentSection, CollectionViewSection>

    static let all = DocumentKeys([
        identifier,
        header,
        items,
        footer,
        layout,
        Key.optional(
            "background",
            BackgroundKeys.all.kind(),
            "A card behind the rows.",
            read: { section, node, place in
                var background = DocumentBackground()
                node.object.map { BackgroundKeys.all.read($0, into: &background, place) }
                section.section.background = background.background
            },
            write: { section, writer in section.background.flatMap { BackgroundKeys.write($0, writer) } }
        ),
        Key.theme(read: { $0.theme = $1 }, write: { $0.environment }),
        Key.optional(
            "isExpanded",
            .boolean,
            "Whether the rows are shown; the header and the footer stay.",
            default: true,
            isBindable: true,
            read: { section, node, _ in section.isExpanded = node.boolean ?? true }
        ),
        Key.selectionMarks(
            read: { $0.section = $0.section.selectionMarks($1) },
            write: { $0.environment }
        ),
        Key.accessoryAlignment(
            read: { $0.section = $0.section.accessoryAlignment($1) },
            write: { $0.environment }
        ),
        Key.density(read: { $0.section = $0.section.rowDensity($1) }, write: { $0.environment }),
        Key.minimumRowHeight(read: { $0.section = $0.section.minimumRowHeight($1) }, write: { $0.environment }),
        emptyItem,
        Key.optional(
            RowKeys.moveAction.name,
            .action,
            RowKeys.moveAction.format.documentation.description,
            read: { section, node, _ in section.moveAction = DocumentAction(node) }
        ),
        Key.optional(
            "pageAction",
            .rule(.action),
            "What happens when another page of a carousel is shown; its value is the number of the page, from 0.",
            read: { section, node, place in
                let (action, sink) = (DocumentAction(node), place.keySink)
                section.section = section.section.onPageChange { sink.perform(action, .number(Double($0))) }
            },
            write: { section, writer in section.pageHandler == nil ? nil : writer.action(writer.key) }
        ),
        source,
        errorItem,
        next,
        loadingItem,
        Key.condition,
    ])

    static let identifier = Key.required(
        "id",
        .text(isEmptyAllowed: false),
        "Identifies a section in its document, a row in its section.",
        write: { _, writer in .string(writer.sectionIdentifier) }
    )

    static let header = supplementaryElement("header", .rule(.header), "What is above the rows.", \.header) {
        $0.header($1, $2)
    }

    static let footer = supplementaryElement("footer", .rule(.footer), "What is below the rows.", \.footer) {
        $0.footer($1, $2)
    }

    static let items = Key.optional(
        "items",
        .rule(.rows),
        "The rows: items, uses of templates, or a template for each element of a list.",
        read: { section, node, place in
            section.section.items = place.builder.items(node, in: place.sectionIdentifier)
        },
        write: { section, writer in
            section.items.isEmpty ? nil : .array(section.items.map { writer.value($0) })
        }
    )

    /// The keys of a bar below the list.
    static let bottomBar = DocumentKeys([items, layout])

    private static let layout = Key.optional(
        "layout",
        LayoutKeys.all.kind(),
        "The layout of the rows.",
        read: { section, node, place in
            node.object.map { LayoutKeys.all.read($0, into: &section.section.layout, place) }
        },
        write: { section, writer in
            let members = LayoutKeys.all.write(section.layout, writer)
            return members.isEmpty ? nil : .object(members)
        }
    )

    static let emptyItem = Key.emptyItem(\.section.emptyItem, write: { $0.emptyItem })

    static let source = Key.optional(
        "source",
        .address,
        "The address that the rows are loaded from; those of the document are placeholders until then."
    )

    static let errorItem = Key.optional(
        "errorItem",
        .rule(.item),
        "The row that is shown if loading the section or its next page fails. Its action \"retry\" loads again."
    )

    static let next = Key.optional(
        "next",
        .action,
        "The action that loads the next page when the user comes close to the end of the list. Its parameters say which: a cursor.",
        since: 2
    )

    static let loadingItem = Key.optional(
        "loadingItem",
        .rule(.item),
        "The last row while there is a next page, such as a skeleton.",
        since: 2
    )

    private static func supplementaryElement(
        _ name: String,
        _ kind: FieldKind,
        _ description: String,
        _ path: WritableKeyPath<CollectionViewSection, CollectionViewDiffableSupplementaryElement?> & Sendable,
        make:
            @escaping @Sendable (PartTable, JSONObject, DocumentActionSink)
            -> CollectionViewDiffableSupplementaryElement?
    ) -> Key {
        .optional(
            name,
            kind,
            description,
            read: { section, node, place in
                section.section[keyPath: path] = node.object.flatMap { make(place.builder.parts, $0, place.keySink) }
            },
            write: { section, writer in
                section[keyPath: path].flatMap { element in writer.at(writer.key) { writer.value(element) } }
            }
        )
    }
}
