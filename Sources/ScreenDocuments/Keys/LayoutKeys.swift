import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// The keys of the layout of a section.
enum LayoutKeys {
    typealias Key = DocumentKey<CollectionViewSectionLayout, CollectionViewSectionLayout>

    static let all = DocumentKeys([
        Key.insets(read: { $0.insets = $1 }, write: { $0.insets }),
        Key.spacing("rowSpacing", "The distance between rows.", \.rowSpacing),
        Key.spacing("columnSpacing", "The distance between columns.", \.columnSpacing),
        Key.optional(
            "columns",
            .alternatives(columns.formats),
            "The number of columns, or their least width. One column by default.",
            read: { layout, node, place in
                node.object.map { columns.read($0, into: &layout.columns, place) }
            },
            write: { layout, writer in
                let members = columns.write(layout.columns, writer)
                return members.isEmpty ? nil : .object(members)
            }
        ),
        Key.flag(
            "hasEqualHeights",
            "Whether rows beside each other are equally tall.",
            default: false,
            \.hasEqualHeights
        ),
        Key.flag(
            "isHeaderSticky",
            "Whether the header stays at the top while its section is visible.",
            default: false,
            \.isHeaderSticky
        ),
        Key.optional(
            "maximumWidth",
            .number(1...ValueShapes.maximumLength),
            "The greatest width of the rows, in points; they are in the middle of a wider screen.",
            read: { layout, node, _ in layout.maximumWidth = node.number.map { CGFloat($0) } },
            write: { layout, _ in layout.maximumWidth.map { .number(Double($0)) } }
        ),
        Key.optional(
            "carousel",
            CarouselKeys.all.kind(),
            "The rows stand beside each other and scroll horizontally.",
            read: { layout, node, place in
                var carousel = CollectionViewSectionCarousel(itemWidth: .peek(0))
                node.object.map { CarouselKeys.all.read($0, into: &carousel, place) }
                layout.carousel = carousel
            },
            write: { layout, writer in layout.carousel.map { .object(CarouselKeys.all.write($0, writer)) } }
        ),
    ])

    private static let columns = DocumentKeys<CollectionViewSectionColumns, CollectionViewSectionColumns>([
        .optional(
            "fixed",
            .integer(1...100),
            "The number of columns.",
            read: { columns, node, _ in columns = .fixed(node.integer ?? 1) },
            write: { columns, _ in
                if case .fixed(let count) = columns, count != 1 { .number(Double(count)) } else { nil }
            }
        ),
        .optional(
            "adaptive",
            adaptive.kind(),
            "As many columns as fit.",
            read: { columns, node, place in
                var limits = AdaptiveColumns()
                node.object.map { adaptive.read($0, into: &limits, place) }
                columns = .adaptive(minWidth: limits.minWidth, max: limits.max)
            },
            write: { columns, writer in
                guard case .adaptive(let minWidth, let max) = columns else { return nil }
                return .object(adaptive.write(AdaptiveColumns(minWidth: minWidth, max: max), writer))
            }
        ),
    ])

    private struct AdaptiveColumns {
        var minWidth: CGFloat = 1
        var max: Int?
    }

    private static let adaptive = DocumentKeys<AdaptiveColumns, AdaptiveColumns>([
        .required(
            "minWidth",
            .number(1...ValueShapes.maximumLength),
            "The least width of a column, in points.",
            read: { columns, node, _ in columns.minWidth = CGFloat(node.number ?? 1) },
            write: { columns, _ in .number(Double(columns.minWidth)) }
        ),
        .optional(
            "max",
            .integer(1...100),
            "The greatest number of columns.",
            read: { columns, node, _ in columns.max = node.integer },
            write: { columns, _ in columns.max.map { .number(Double($0)) } }
        ),
    ])
}
