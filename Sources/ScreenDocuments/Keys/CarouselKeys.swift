import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// The keys of rows that scroll horizontally.
enum CarouselKeys {
    typealias Key = DocumentKey<CollectionViewSectionCarousel, CollectionViewSectionCarousel>
    typealias ItemWidth = CollectionViewSectionCarousel.ItemWidth

    static let all = DocumentKeys([
        Key.required(
            "itemWidth",
            .alternatives(widths.formats),
            "The width of the rows of a carousel.",
            read: { carousel, node, place in
                node.object.map { widths.read($0, into: &carousel.itemWidth, place) }
            },
            write: { carousel, writer in .object(widths.write(carousel.itemWidth, writer)) }
        ),
        Key.optional(
            "stops",
            .name(noun: "kind of stops", stops.map(\.key)),
            "Where scrolling ends: anywhere (the default), at rows, or one row on.",
            read: { carousel, node, _ in
                carousel.stops = stops.first { $0.key == node.text }?.value ?? .anywhere
            },
            write: { carousel, _ in
                guard carousel.stops != .anywhere else { return nil }
                return stops.first { $0.value == carousel.stops }.map { .string($0.key) }
            }
        ),
        Key.optional(
            "pageIndicator",
            .boolean,
            "Whether dots below the rows show the page and lead to the others.",
            default: false,
            read: { carousel, node, _ in carousel.hasPageIndicator = node.boolean ?? false },
            write: { carousel, _ in carousel.hasPageIndicator ? true : nil }
        ),
    ])

    private static let widths = DocumentKeys<ItemWidth, ItemWidth>([
        .optional(
            "width",
            .number(1...ValueShapes.maximumLength),
            "The width at the standard text size, in points. It grows with the text.",
            read: { width, node, _ in width = .points(CGFloat(node.number ?? 1)) },
            write: { width, _ in if case .points(let points) = width { .number(Double(points)) } else { nil } }
        ),
        .optional(
            "fraction",
            .number(0.01...1),
            "A part of the section's width: with 0.5, two rows fit. It grows with the text.",
            read: { width, node, _ in width = .fraction(CGFloat(node.number ?? 1)) },
            write: { width, _ in if case .fraction(let part) = width { .number(Double(part)) } else { nil } }
        ),
        .optional(
            "peek",
            .number(0...ValueShapes.maximumLength),
            "As wide as possible with this many points of the next row in sight.",
            read: { width, node, _ in width = .peek(CGFloat(node.number ?? 0)) },
            write: { width, _ in if case .peek(let points) = width { .number(Double(points)) } else { nil } }
        ),
        .optional(
            "fitsContent",
            .boolean,
            "True: as wide as its content; false: as wide as the section.",
            read: { width, node, _ in width = node.boolean == true ? .content : .fraction(1) },
            write: { width, _ in width == .content ? .boolean(true) : nil }
        ),
    ])

    private static let stops: KeyValuePairs<String, CollectionViewSectionCarousel.Stops> = [
        "anywhere": .anywhere, "rows": .rows, "pages": .pages,
    ]
}
