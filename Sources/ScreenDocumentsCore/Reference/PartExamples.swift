extension PartFormat {
    /// Optional fields without which a part shows little.
    private static let telling: Set<String> = ["title", "subtitle", "label", "value", "selectedIndex"]

    /// A valid part: that of the declaration, or one with its required fields and those that show what it is.
    package func example(in format: DocumentFormat) -> DocumentValue {
        if let example { return example }
        var members: [String: DocumentValue] = ["type": .string(name)]
        for field in fields where field.isRequired || Self.telling.contains(field.name) {
            members[field.name] = field.example(in: format)
        }
        return .object(members)
    }
}

extension KeyFormat {
    /// A valid value of the field.
    package func example(in format: DocumentFormat) -> DocumentValue {
        if let example = documentation.examples.first { return example }
        if kind.isText {
            return .string(name == "identifier" ? "name" : name.prefix(1).uppercased() + name.dropFirst())
        }
        return kind.example(in: format)
    }
}

extension FieldKind {
    /// Whether a string is a value.
    fileprivate var isText: Bool {
        switch self {
        case .text, .styledText: true
        default: false
        }
    }

    fileprivate func example(in format: DocumentFormat) -> DocumentValue {
        func name(_ names: [String]) -> DocumentValue { .string(names.first ?? "") }
        return switch self {
        case .text, .styledText: "Text"
        case .boolean: true
        case .number(let range): .number(min(max(range.lowerBound, 0.5), range.upperBound))
        case .integer(let range): .number(Double(min(max(range.lowerBound, 1), range.upperBound)))
        case .texts: ["One", "Two"]
        case .date: "2026-05-04"
        case .language: "en"
        case .address: "https://example.com/image.png"
        case .name(_, let names): name(names)
        case .icon, .image: icon(format)
        case .images: [icon(format), icon(format)]
        case .tint: name(format.tints)
        case .color: name(format.colors)
        case .theme: name(format.themes)
        case .spacing: 16
        case .radius: name(format.radii)
        case .pictureSize: name(format.pictureSizes)
        case .richText: [["text": "1 490 ₽ ", "isBold": true], ["text": "1 990 ₽", "isStruck": true]]
        case .chips: ["Nearby", ["title": "Filters", "count": 2]]
        case .lines: [["text": "Anna", "detail": "12:40"], ["text": "See you!", "size": "subtitle", "badge": "2"]]
        case .indexes: [0]
        case .checks: .array(FieldChecks.examples(format).prefix(2).map { $0 })
        case .action: "open"
        case .rule(let rule): rule.example(in: format)
        case .list(let element): [element.example(in: format)]
        case .object(_, let fields): Self.object(fields.filter(\.isRequired), format)
        case .alternatives(let fields): Self.object(Array(fields.prefix(1)), format)
        case .either(let first, _): first.example(in: format)
        }
    }

    private static func object(_ fields: [KeyFormat], _ format: DocumentFormat) -> DocumentValue {
        .object(Dictionary(fields.map { ($0.name, $0.example(in: format)) }) { first, _ in first })
    }

    private func icon(_ format: DocumentFormat) -> DocumentValue {
        .string(format.icons.first { $0 == "gear" } ?? format.icons.first ?? "")
    }
}

extension DocumentRule {
    fileprivate func example(in format: DocumentFormat) -> DocumentValue {
        func part(_ parts: [PartFormat]) -> DocumentValue { parts.first?.example(in: format) ?? [:] }
        return switch self {
        case .section: ["id": "section", "items": []]
        case .item, .row: ["id": "row", "left": part(format.lefts)]
        case .rows: [["id": "row", "left": part(format.lefts)]]
        case .use: ["use": "row"]
        case .left: part(format.lefts)
        case .right: part(format.rights)
        case .header: part(format.headers)
        case .footer: part(format.footers)
        case .action: "open"
        case .condition: ["$state": "name"]
        case .requirements, .state, .templates: [:]
        case .strings: ["en": ["title": "Title"]]
        }
    }
}
