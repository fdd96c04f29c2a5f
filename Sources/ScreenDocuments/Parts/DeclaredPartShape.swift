import Honeycomb
import PartDeclarations
import PositionedJSON

extension Variant {
    /// Creates the shape of a part from its declaration. The value is the part, type-erased by `erase`.
    init<Content, Erased>(
        _ declaration: PartDeclaration<Content>,
        erase: @escaping (Content) -> Erased
    ) where Value == DocumentPart<Erased> {
        // `erase` only converts a value. The compiler cannot know that it is not isolated to an actor, since a
        // conformance may be; no protocol can rule that out before Swift 6.2.
        nonisolated(unsafe) let erase = erase
        let fields = declaration.fields.map { FieldReading($0) }
        self.init(declaration.name, fields: fields.map(\.description)) { node, object, reader in
            let changes = fields.map { $0.read(node, object, reader) }
            guard !changes.contains(where: { $0 == nil }) else { return nil }
            return DocumentPart { actionSink in
                var content = declaration.prototype()
                for change in changes { change?(&content, actionSink) }
                return erase(content)
            }
        }
    }
}

/// Reads a field of a part.
private struct FieldReading<Content>: Sendable {
    /// Applies the decoded value to a content.
    typealias Change = (inout Content, @escaping DocumentActionSink) -> Void

    let description: FieldDescription
    /// Returns `nil` if the value is missing or invalid, which has been reported.
    let read: @Sendable (JSONNode, JSONObject, DocumentReader) -> Change?

    init(_ field: PartField<Content>) {
        switch field.value {
        case .text(let isEmptyAllowed, let set):
            self.init(field, isEmptyAllowed ? .text : .nonEmptyText, set)
        case .lineCount(let set):
            self.init(field, .lineCount, set)
        case .boolean(let set):
            self.init(field, .boolean, set)
        case .number(let range, let set):
            self.init(field, .number(in: range), set)
        case .integer(let range, let set):
            self.init(field, .integer(in: range), set)
        case .texts(let set):
            self.init(field, .list(of: .text), set)
        case .date(let set):
            self.init(field, .date, set)
        case .name(let noun, let names, let set):
            self.init(field, .name(noun, NameTable(names.map { ($0, $0) })), set)
        case .icon(let set):
            self.init(field, .icon, set)
        case .tint(let set):
            self.init(field, .tint, set)
        case .image(let set):
            self.init(field, .image, set)
        case .images(let set):
            self.init(field, .list(of: .image), set)
        case .pictureSize(let set):
            self.init(field, .pictureSize, set)
        case .richText(let set):
            self.init(field, .richText, set)
        case .indexes(let set):
            self.init(field, Shape<[Int]>.list(of: .integer(in: 0...999)).map { Set($0) }, set)
        case .action(let set):
            self.init(field, .nonEmptyText) { name in
                { content, sink in set(&content) { value in sink(name, value) } }
            }
        }
    }

    private init<Value>(
        _ field: PartField<Content>,
        _ shape: Shape<Value>,
        _ set: @escaping PartFieldValue<Content>.Setter<Value>
    ) {
        self.init(field, shape) { value in
            { content, _ in set(&content, value) }
        }
    }

    private init<Value>(
        _ field: PartField<Content>,
        _ shape: Shape<Value>,
        change: @escaping @Sendable (Value) -> Change
    ) {
        let typed: Field<Change> =
            field.isRequired
            ? .required(field.name, shape.map(change))
            : .optional(field.name, shape.map(change), default: { _, _ in })
        description = typed.description
        read = typed.read
    }
}
