extension DocumentShape {
    /// Any text, including an empty one.
    static let text = DocumentShape.text(isEmptyAllowed: true)
    /// A text of at least one character.
    static let nonEmptyText = DocumentShape.text(isEmptyAllowed: false)
}

/// The shapes of values: lengths, names, images and the parts of a format.
struct ValueShapes {
    /// The maximum length in points: longer than any screen; a larger one is a mistake and would make layouts imprecise.
    static let maximumLength = 10_000.0

    /// A length in points, at least 0.
    static let length = DocumentShape.number(0...maximumLength)

    let format: DocumentFormat
    let icon: DocumentShape
    let tint: DocumentShape
    let theme: DocumentShape
    let color: DocumentShape
    /// A length, as the name of a spacing or a number of points.
    let spacing: DocumentShape
    /// The insets of the edges, in points; an omitted edge has none. `left` is the leading edge.
    let insets: DocumentShape
    /// A separator by name, or its insets.
    let separator: DocumentShape
    /// An icon by name, or an image by address.
    let image: DocumentShape
    let pictureSize: DocumentShape
    let richText: DocumentShape

    init(_ format: DocumentFormat) {
        self.format = format
        icon = .name(noun: "icon", NameSet(format.icons))
        tint = .name(noun: "tint", NameSet(format.tints))
        theme = .name(noun: "theme", NameSet(format.themes))
        color = .name(noun: "color", NameSet(format.colors))
        let spacing = DocumentShape.either(.name(noun: "spacing", NameSet(format.spacings)), Self.length)
        self.spacing = spacing
        let edges = ["top", "left", "bottom", "right"]
        insets = .object(
            ObjectShape(
                edges.map { .optional($0, spacing) },
                documentation: Dictionary(uniqueKeysWithValues: edges.map { ($0, Self.inset($0)) })
            )
        )
        separator = .either(
            .name(noun: "separator", NameSet(["none"] + format.separators)),
            .object(ObjectShape([.optional("leading", spacing), .optional("trailing", spacing)]))
        )
        image = .either(
            icon,
            .object(
                ObjectShape([
                    .required("url", .address), .optional("placeholder", icon),
                ])
            )
        )
        let side = DocumentShape.number(8...200)
        pictureSize = .either(
            .name(noun: "picture size", NameSet(format.pictureSizes)),
            .object(ObjectShape([.required("width", side), .required("height", side)]))
        )
        richText = .either(.text, .list(Self.run(format)))
    }

    private static func inset(_ edge: String) -> FieldDocumentation {
        let name = ["left": "leading", "right": "trailing"][edge] ?? edge
        return FieldDocumentation(
            description: "The distance from the \(name) edge, as the name of a spacing or in points.",
            defaultValue: 0,
            examples: [16]
        )
    }

    private static func run(_ format: DocumentFormat) -> DocumentShape {
        // The design system has no fonts with names.
        let fonts: [FieldShape] =
            format.fonts.isEmpty ? [] : [.optional("font", .name(noun: "font", NameSet(format.fonts)))]
        return .object(
            ObjectShape(
                [
                    .required("text", .nonEmptyText),
                    .optional("isBold", .boolean),
                    .optional("style", .name(noun: "detail style", NameSet(format.textStyles))),
                    .optional("isStruck", .boolean),
                    .optional("isHighlighted", .boolean),
                    .optional("link", .nonEmptyText),
                ] + fonts
            )
        )
    }

    /// The parts of a kind, and `custom` for an app's own contents if there are any.
    func parts(_ noun: String, _ parts: [PartFormat], customs: [PartFormat] = []) -> DocumentShape {
        func variant(_ part: PartFormat) -> VariantsShape.Variant {
            let documented = part.fields.filter { !$0.documentation.description.isEmpty }.map { field in
                var text = field.documentation
                if let value = part.example?[field.name] { text.examples.insert(value, at: 0) }
                return (field.name, text)
            }
            return VariantsShape.Variant(
                name: part.name,
                summary: part.summary,
                fields: part.fields.map(field),
                documentation: Dictionary(documented) { first, _ in first }
            )
        }
        var variants = parts.map(variant)
        if let pair = PartFormat.pair(of: parts), noun == "right part" {
            variants.append(
                VariantsShape.Variant(
                    name: pair.name,
                    summary: pair.summary,
                    fields: [.required("first", .rule(.right)), .required("second", .rule(.right))],
                    documentation: [:]
                )
            )
        }
        if !customs.isEmpty {
            let content = DocumentShape.variants(VariantsShape(noun: "content", customs.map(variant), common: []))
            variants.append(
                VariantsShape.Variant(
                    name: "custom",
                    summary: "a content of the app",
                    fields: [.required("content", content)],
                    documentation: [:]
                )
            )
        }
        let rule: DocumentRule =
            switch noun {
            case "left part": .left
            case "right part": .right
            case "header": .header
            default: .footer
            }
        return .variants(VariantsShape(noun: noun, variants, common: DocumentGrammar.common(rule)))
    }

    private func field(_ field: FieldFormat) -> FieldShape {
        let shape: DocumentShape =
            switch field.kind {
            case .text(let isEmptyAllowed): .text(isEmptyAllowed: isEmptyAllowed)
            case .boolean: .boolean
            case .number(let range): .number(range)
            case .integer(let range): .integer(range)
            case .texts: .list(.text)
            case .date: .date
            case .name(let noun, let names): .name(noun: noun, NameSet(names))
            case .icon: icon
            case .tint: tint
            case .image: image
            case .images: .list(image)
            case .pictureSize: pictureSize
            case .richText: richText
            case .indexes: .list(.integer(0...999))
            case .action: .rule(.action)
            }
        if case .action = field.kind { return .optional(field.name, shape) }
        return field.isRequired
            ? .required(field.name, shape, isBindable: true)
            : .optional(field.name, shape, isBindable: true)
    }
}
