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

extension FieldFormat {
    /// A valid value of the field.
    package func example(in format: DocumentFormat) -> DocumentValue {
        if let example = documentation.examples.first { return example }
        return switch kind {
        case .text: .string(name == "identifier" ? "name" : name.prefix(1).uppercased() + name.dropFirst())
        case .boolean: true
        case .number(let range): .number(min(max(range.lowerBound, 0.5), range.upperBound))
        case .integer(let range): .number(Double(min(max(range.lowerBound, 1), range.upperBound)))
        case .texts: ["One", "Two"]
        case .date: "2026-05-04"
        case .name(_, let names): names.first.map { .string($0) } ?? ""
        case .icon, .image: .string(icon(format))
        case .images: [.string(icon(format)), .string(icon(format))]
        case .tint: format.tints.first.map { .string($0) } ?? ""
        case .pictureSize: format.pictureSizes.first.map { .string($0) } ?? ""
        case .richText: [["text": "1 490 ₽ ", "isBold": true], ["text": "1 990 ₽", "isStruck": true]]
        case .indexes: [0]
        case .action: "open"
        }
    }

    private func icon(_ format: DocumentFormat) -> String {
        format.icons.first { $0 == "gear" } ?? format.icons.first ?? ""
    }
}
