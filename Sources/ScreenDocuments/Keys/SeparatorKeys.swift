import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// The keys of a line below a row: its name, or the distances from the edges.
enum SeparatorKeys {
    static let kind = FieldKind.either(
        .name(noun: "separator", [none] + SeparatorType.named.map(\.key)),
        insets.kind("SeparatorInsets")
    )

    private static let none = "none"

    private static let insets = DocumentKeys([
        edge("leading", \.leading),
        edge("trailing", \.trailing),
    ])

    private static func edge(
        _ name: String,
        _ path: WritableKeyPath<SeparatorType, CGFloat> & Sendable
    ) -> DocumentKey<SeparatorType, SeparatorType> {
        .optional(
            name,
            .spacing,
            "The distance of the line from the \(name) edge, as the name of a spacing or in points.",
            default: 0,
            read: { separator, node, place in separator[keyPath: path] = place.builder.length(node) },
            write: { separator, _ in .number(Double(separator[keyPath: path])) }
        )
    }

    /// Reads a valid separator; `none` is equivalent to omitting it.
    static func read(_ node: JSONNode, _ place: DocumentPlace) -> SeparatorType? {
        if let name = node.text { return SeparatorType.named.first { $0.key == name }?.value }
        guard let object = node.object else { return nil }
        var separator = SeparatorType(leading: 0, trailing: 0)
        insets.read(object, into: &separator, place)
        return separator
    }

    static func write(_ separator: SeparatorType, _ writer: DocumentWriter) -> DocumentValue {
        if let name = SeparatorType.named.first(where: { $0.value == separator })?.key { return .string(name) }
        return .object(insets.write(separator, writer))
    }
}
