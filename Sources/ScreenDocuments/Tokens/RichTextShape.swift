import Honeycomb
import PositionedJSON

extension Shape<RichText> {
    /// A text, or a list of runs: `[{"text": "1 990 ₽", "isStruck": true}, {"text": "1 490 ₽", "isBold": true}]`.
    static let richText: Shape = {
        let runs = Shape<[RichText.Run]>.list(of: run)
        let text = Shape<String>.text
        let description = ShapeDescription.either(text.description, runs.description)
        return Shape(description) { node, reader in
            switch node.value {
            case .string: text.read(node, reader).map { RichText([RichText.Run($0)]) }
            case .array: runs.read(node, reader).map { RichText($0) }
            default: reader.reject(node, expected: description)
            }
        }
    }()

    private static let run = Shape<RichText.Run>.object(
        .required("text", .nonEmptyText),
        .optional("isBold", .boolean, default: false),
        .optional("style", .name("detail style", .allCases)),
        .optional("isStruck", .boolean, default: false),
        .optional("isHighlighted", .boolean, default: false),
        .optional("link", .nonEmptyText)
    ) { text, isBold, style, isStruck, isHighlighted, link in
        RichText.Run(
            text,
            isBold: isBold,
            style: style,
            isStruck: isStruck,
            isHighlighted: isHighlighted,
            link: link
        )
    }
}
