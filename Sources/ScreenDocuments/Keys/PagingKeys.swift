import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// What a document says about a list that loads more.
struct DocumentPaging {
    var action: DocumentAction?
    var threshold = CollectionViewPaging.Threshold.screens(1)
}

/// The keys of a list that loads more.
enum PagingKeys {
    typealias Key = DocumentKey<DocumentPaging, CollectionViewPaging>

    static let all = DocumentKeys([
        action,
        Key.optional(
            "within",
            .alternatives(thresholds.formats),
            "How close: screens, rows or points. One screen by default.",
            read: { paging, node, place in
                node.object.map { thresholds.read($0, into: &paging.threshold, place) }
            },
            write: { paging, writer in .object(thresholds.write(paging.threshold, writer)) }
        ),
    ])

    static let action = Key.action(
        isRequired: true,
        read: { $0.action = $1 },
        write: { _, writer in writer.action(writer.key) }
    )

    private static let thresholds = DocumentKeys<CollectionViewPaging.Threshold, CollectionViewPaging.Threshold>([
        .optional(
            "screens",
            // A larger distance would cover any list from its start.
            .number(0...100),
            "A number of heights of the screen.",
            read: { threshold, node, _ in threshold = .screens(CGFloat(node.number ?? 1)) },
            write: { threshold, _ in
                if case .screens(let count) = threshold { .number(Double(count)) } else { nil }
            }
        ),
        .optional(
            "rows",
            .integer(0...1000),
            "A number of rows.",
            read: { threshold, node, _ in threshold = .rows(node.integer ?? 0) },
            write: { threshold, _ in if case .rows(let count) = threshold { .number(Double(count)) } else { nil } }
        ),
        .optional(
            "points",
            .number(0...ValueShapes.maximumLength),
            "A distance in points.",
            read: { threshold, node, _ in threshold = .points(CGFloat(node.number ?? 0)) },
            write: { threshold, _ in
                if case .points(let points) = threshold { .number(Double(points)) } else { nil }
            }
        ),
    ])
}
