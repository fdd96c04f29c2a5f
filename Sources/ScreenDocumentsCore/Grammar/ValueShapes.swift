extension DocumentShape {
    /// Any text, including an empty one.
    static let text = DocumentShape.text(isEmptyAllowed: true)
    /// A text of at least one character.
    static let nonEmptyText = DocumentShape.text(isEmptyAllowed: false)
}

/// The shapes of values: lengths, names, images and the parts of a format.
package struct ValueShapes {
    /// The maximum length in points: longer than any screen; a larger one is a mistake and would make layouts imprecise.
    package static let maximumLength = 10_000.0

    /// A length in points, at least 0.
    static let length = DocumentShape.number(0...maximumLength)

    let format: DocumentFormat
    let icon: DocumentShape
    let tint: DocumentShape
    let theme: DocumentShape
    let color: DocumentShape
    /// A length, as the name of a spacing or a number of points.
    let spacing: DocumentShape
    /// A corner radius, as a name or a number of points.
    let radius: DocumentShape
    /// An icon by name, or an image by address.
    let image: DocumentShape
    let pictureSize: DocumentShape
    let styledText: DocumentShape
    let richText: DocumentShape
    let lines: DocumentShape
    let chips: DocumentShape

    init(_ format: DocumentFormat) {
        self.format = format
        icon = .name(noun: "icon", NameSet(format.icons))
        tint = .name(noun: "tint", NameSet(format.tints))
        theme = .name(noun: "theme", NameSet(format.themes))
        color = .name(noun: "color", NameSet(format.colors))
        spacing = .either(.name(noun: "spacing", NameSet(format.spacings)), Self.length)
        radius = .either(.name(noun: "radius", NameSet(format.radii)), Self.length)
        image = .either(
            icon,
            .object(
                ObjectShape(
                    [
                        .required("url", .address, "The address of an image."),
                        .optional("placeholder", icon, "What is shown while there is nothing else."),
                    ],
                    typeName: "RemoteImage"
                )
            )
        )
        let side = DocumentShape.number(8...1_000)
        pictureSize = .either(
            .name(noun: "picture size", NameSet(format.pictureSizes)),
            .object(
                ObjectShape(
                    [
                        .required("width", side, "The width, in points."),
                        .required("height", side, "The height, in points."),
                    ],
                    typeName: "PictureSides"
                )
            )
        )
        styledText = Self.text(format, hasLinks: false)
        richText = Self.text(format, hasLinks: true)
        lines = .list(Self.line(format, styledText))
        chips = .list(.either(.text, Self.chip(format)))
    }

    /// A text: a string, or runs with styles, and with links where the user can tap them.
    private static func text(_ format: DocumentFormat, hasLinks: Bool) -> DocumentShape {
        .either(.text, .list(run(format, hasLinks: hasLinks)))
    }

    private static func chip(_ format: DocumentFormat) -> DocumentShape {
        .object(
            ObjectShape(
                bindable: [
                    .required("title", .text, "The text of the chip."),
                    .optional("icon", .name(noun: "icon", NameSet(format.icons)), "The icon before the text."),
                    .optional("count", .integer(0...1_000_000_000), "A number after the text."),
                    .optional(
                        "hasMenu",
                        .boolean,
                        "Whether a chevron after the text announces a menu.",
                        default: false
                    ),
                ],
                typeName: "Chip"
            )
        )
    }

    private static func line(_ format: DocumentFormat, _ styledText: DocumentShape) -> DocumentShape {
        let styles = NameSet(format.textStyles)
        return .object(
            ObjectShape(
                bindable: [
                    .required("text", styledText, "The text of the line."),
                    .optional(
                        "size",
                        .name(noun: "text size", NameSet(format.textSizes)),
                        "The size, by purpose.",
                        default: "title"
                    ),
                    .optional(
                        "style",
                        .name(noun: "detail style", styles),
                        "The color of the text; by default that of titles, and of subtitles for small sizes."
                    ),
                    .optional(
                        "lineCount",
                        .integer(0...1000),
                        "The maximum number of lines of the text; 0 is no limit.",
                        default: 0
                    ),
                    .optional("detail", styledText, "A text at the end of the line, such as a time."),
                    .optional("badge", .text, "The text of a badge at the end of the line."),
                    .optional(
                        "badgeStyle",
                        .name(noun: "badge style", NameSet(format.badgeStyles)),
                        "The color of the badge.",
                        default: "accent"
                    ),
                    .optional("icon", .name(noun: "icon", NameSet(format.icons)), "An icon at the end of the line."),
                    .optional("iconTint", .name(noun: "tint", NameSet(format.tints)), "The color of the icon."),
                    .optional("iconLabel", .nonEmptyText, "What VoiceOver says for the icon."),
                ],
                typeName: "PartLine"
            )
        )
    }

    private static func run(_ format: DocumentFormat, hasLinks: Bool) -> DocumentShape {
        var fields: [FieldShape] = [
            .required("text", .text, "The text of the run; what VoiceOver says for an icon."),
            .optional("size", .name(noun: "text size", NameSet(format.textSizes)), "The size, by purpose."),
            .optional(
                "weight",
                .name(noun: "weight", NameSet(format.weights)),
                "The weight of the letters, instead of that of the size."
            ),
            .optional("isBold", .boolean, "Whether the text is bold.", default: false),
            .optional("style", .name(noun: "detail style", NameSet(format.textStyles)), "The color of the text."),
            .optional("tint", .name(noun: "tint", NameSet(format.tints)), "The color, by name, instead of a style."),
            .optional("isStruck", .boolean, "Whether a line runs through the text.", default: false),
            .optional(
                "isHighlighted",
                .boolean,
                "Whether the text is highlighted, as what was searched for.",
                default: false
            ),
            .optional(
                "hasMonospacedDigits",
                .boolean,
                "Whether all digits have the same width, so that numbers below each other align.",
                default: false
            ),
            .optional(
                "icon",
                .name(noun: "icon", NameSet(format.icons)),
                "An icon that is shown instead of the text."
            ),
        ]
        if hasLinks {
            let link = "The name of the link, which is the value of the action when the user taps it."
            fields.append(.optional("link", .nonEmptyText, link))
        }
        // The design system has no fonts with names.
        if !format.fonts.isEmpty {
            let text = "The font of the app, by name, at the size of the text."
            fields.append(.optional("font", .name(noun: "font", NameSet(format.fonts)), text))
        }
        return .object(ObjectShape(bindable: fields, typeName: hasLinks ? "LinkedTextRun" : "TextRun"))
    }

    /// The parts of a kind, and `custom` for an app's own contents if there are any.
    func parts(_ noun: String, _ parts: [PartFormat], customs: [PartFormat] = []) -> DocumentShape {
        func variant(_ part: PartFormat) -> VariantsShape.Variant {
            VariantsShape.Variant(
                name: part.name,
                summary: part.summary,
                fields: part.fields.map { field($0, example: part.example?[$0.name]) }
            )
        }
        var variants = parts.map(variant)
        if let pair = PartFormat.pair(of: parts), noun == "right part" {
            variants.append(
                VariantsShape.Variant(
                    name: pair.name,
                    summary: pair.summary,
                    fields: [
                        .required("first", .rule(.right), "The leading part."),
                        .required("second", .rule(.right), "The trailing part."),
                    ]
                )
            )
        }
        if !customs.isEmpty {
            let content = DocumentShape.variants(VariantsShape(noun: "content", customs.map(variant), common: []))
            variants.append(
                VariantsShape.Variant(
                    name: "custom",
                    summary: "a content of the app",
                    fields: [.required("content", content, "A content of the app, by its own type.")]
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

    /// The keys of an object.
    func fields(_ fields: [KeyFormat]) -> [FieldShape] { fields.map { field($0) } }

    private func field(_ field: KeyFormat, example: DocumentValue? = nil) -> FieldShape {
        var documentation = field.documentation
        if let example, !documentation.description.isEmpty { documentation.examples.insert(example, at: 0) }
        return FieldShape(
            name: field.name,
            isRequired: field.isRequired,
            shape: shape(field.kind),
            isBindable: field.isBindable,
            since: field.since,
            documentation: documentation
        )
    }

    private func shape(_ kind: FieldKind) -> DocumentShape {
        switch kind {
        case .text(let isEmptyAllowed): .text(isEmptyAllowed: isEmptyAllowed)
        case .boolean: .boolean
        case .number(let range): .number(range)
        case .integer(let range): .integer(range)
        case .texts: .list(.text)
        case .date: .date
        case .language: .language
        case .address: .address
        case .name(let noun, let names): .name(noun: noun, NameSet(names))
        case .icon: icon
        case .tint: tint
        case .color: color
        case .theme: theme
        case .spacing: spacing
        case .radius: radius
        case .image: image
        case .images: .list(image)
        case .pictureSize: pictureSize
        case .styledText: styledText
        case .richText: richText
        case .lines: lines
        case .chips: chips
        case .indexes: .list(.integer(0...999))
        case .checks: FieldChecks.shape
        case .action: .rule(.action)
        case .rule(let rule): .rule(rule)
        case .list(let element): .list(shape(element))
        case .object(let name, let fields): .object(ObjectShape(self.fields(fields), typeName: name))
        case .alternatives(let fields): .alternatives(self.fields(fields))
        case .either(let first, let second): .either(shape(first), shape(second))
        }
    }
}

extension ObjectShape {
    /// Creates the shape of an object in a value, whose own values may be taken from the state.
    fileprivate convenience init(bindable fields: [FieldShape], typeName: String) {
        self.init(fields.map(\.bindable), typeName: typeName)
    }
}
