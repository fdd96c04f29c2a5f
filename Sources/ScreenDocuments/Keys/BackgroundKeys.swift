import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// What a document says about the card behind a section.
struct DocumentBackground {
    var color: UIColor?
    var cornerRadius: CGFloat = 0
    var area = CollectionViewSectionBackgroundArea()

    /// The background; `nil` without a color.
    var background: CollectionViewSectionBackground? {
        color.map { CollectionViewSectionBackground(color: $0, cornerRadius: cornerRadius, area: area) }
    }
}

/// The keys of the card behind a section.
enum BackgroundKeys {
    typealias Key = DocumentKey<DocumentBackground, DocumentBackground>

    static let all = DocumentKeys([
        Key.required(
            "color",
            .color,
            "The color, by name.",
            read: { background, node, place in
                background.color = node.text.flatMap { place.vocabulary.color($0) }
            },
            write: { background, writer in
                background.color.flatMap { writer.names.color($0) }.map { .string($0) }
            }
        ),
        Key.optional(
            "cornerRadius",
            .radius,
            "The radius of the corners, by name or in points.",
            default: 0,
            read: { background, node, place in background.cornerRadius = place.builder.radius(node) },
            write: { background, _ in
                background.cornerRadius == 0 ? nil : .number(Double(background.cornerRadius))
            }
        ),
        Key.insets(read: { $0.area.insets = $1 }, write: { $0.area.insets }),
        Key.flag(
            "includesHeader",
            "Whether the card is behind the header, too.",
            default: false,
            \.area.includesHeader
        ),
        Key.flag(
            "includesFooter",
            "Whether the card is behind the footer, too.",
            default: false,
            \.area.includesFooter
        ),
    ])

    /// Returns what is written for a background; `nil` if its color has no name.
    static func write(_ background: CollectionViewSectionBackground, _ writer: DocumentWriter) -> DocumentValue? {
        guard let style = background.style, writer.names.color(style.color) != nil else {
            writer.report("its background is no card with a color of the vocabulary")
            return nil
        }
        let written = DocumentBackground(
            color: style.color,
            cornerRadius: style.cornerRadius,
            area: background.area
        )
        return .object(all.write(written, writer))
    }
}
