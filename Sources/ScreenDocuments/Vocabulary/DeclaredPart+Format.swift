import Honeycomb
import PartDeclarations
import ScreenDocumentsCore

extension DeclaredPart {
    /// The part as data, without descriptions and examples.
    static var format: PartFormat {
        let declaration = declaration
        return PartFormat(
            name: declaration.name,
            summary: declaration.summary,
            fields: declaration.fields.map { field in
                KeyFormat(name: field.name, isRequired: field.isRequired, kind: field.value.kind, since: field.since)
            }
        )
    }

    /// The part as data. Its defaults are those of the prototype. Its example is the first one of the catalog; fields that are
    /// not in it have examples of their own.
    static func format(_ names: VocabularyNames) -> PartFormat {
        let declaration = declaration
        var format = format
        let prototype = declaration.prototype()
        let examples = declaration.examples.map { $0.make() }
        for (index, field) in declaration.fields.enumerated() {
            format.fields[index].documentation = FieldDocumentation(
                description: field.description,
                defaultValue: field.isRequired ? nil : field.read?(prototype).flatMap { names.value($0) }
            )
        }
        format.example = examples.first.flatMap { example(of: $0, format, names) }
        for (index, field) in declaration.fields.enumerated() where format.example?[field.name] == nil {
            let usual = format.fields[index].documentation.defaultValue
            let values = examples.lazy.compactMap { field.read?($0).flatMap { names.value($0) } }
            if let value = values.first(where: { $0 != usual }) {
                format.fields[index].documentation.examples = [value]
            }
        }
        return format
    }

    /// Writes an example of the catalog; `nil` if a value that it needs has no name.
    private static func example(of part: Self, _ format: PartFormat, _ names: VocabularyNames) -> DocumentValue? {
        var members: [String: DocumentValue] = ["type": .string(format.name)]
        for (field, documented) in zip(declaration.fields, format.fields) {
            let value = field.read?(part).flatMap { names.value($0) }
            if field.isRequired, value == nil { return nil }
            if value != documented.documentation.defaultValue { members[field.name] = value }
        }
        return .object(members)
    }
}

extension PartFieldValue {
    /// The kind of the value.
    fileprivate var kind: FieldKind {
        switch self {
        case .text(let isEmptyAllowed, _): .text(isEmptyAllowed: isEmptyAllowed)
        case .lineCount: .integer(0...1000)
        case .boolean: .boolean
        case .number(let range, _): .number(range)
        case .integer(let range, _): .integer(range)
        case .texts: .texts
        case .date: .date
        case .name(let noun, let names, _): .name(noun: noun, names)
        case .icon: .icon
        case .tint: .tint
        case .image: .image
        case .images: .images
        case .pictureSize: .pictureSize
        case .styledText: .styledText
        case .richText: .richText
        case .lines: .lines
        case .chips: .chips
        case .indexes: .indexes
        case .checks: .checks
        case .action: .action
        }
    }
}
