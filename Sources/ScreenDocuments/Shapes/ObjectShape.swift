import PositionedJSON

extension Shape {
    /// An object with the given keys and no others.
    static func object<each Member>(
        _ fields: repeat Field<each Member>,
        build: @escaping @Sendable (repeat each Member) -> Value
    ) -> Shape {
        let reading = ObjectReading(repeat each fields, build: build)
        return Shape(.object(reading.fields)) { node, reader in
            guard let object = reader.object(node, expected: .object(reading.fields)) else { return nil }
            return reading.read(node, object, [], reader)
        }
    }

    /// An object of one of several types, selected by the value of `type`.
    static func variants(_ noun: String, _ variants: [Variant<Value>]) -> Shape {
        let table = NameTable(zip(variants.map(\.name), variants))
        let description = ShapeDescription.variants(
            noun: noun,
            variants.map { VariantDescription(name: $0.name, fields: $0.reading.fields) }
        )
        return Shape(description) { node, reader in
            guard let object = reader.object(node, expected: description) else { return nil }
            guard let typeNode = object[Variant<Value>.typeKey] else {
                reader.report(at: node, "the key \"type\" is missing", allowed: description.allowed)
                return nil
            }
            let type = Shape<Variant<Value>>.name(noun, table)
            guard let variant = type.read(typeNode, reader) else { return nil }
            return variant.reading.read(node, object, [Variant<Value>.typeKey], reader)
        }
    }
}

/// An object with a `type`.
struct Variant<Value>: Sendable {
    fileprivate static var typeKey: String { "type" }

    /// The value of `type`.
    let name: String
    fileprivate let reading: ObjectReading<Value>

    init<each Member>(
        _ name: String,
        _ fields: repeat Field<each Member>,
        build: @escaping @Sendable (repeat each Member) -> Value
    ) {
        self.name = name
        reading = ObjectReading(repeat each fields, build: build)
    }
}

extension Variant {
    /// Creates an object shape whose keys are determined at run time.
    init(
        _ name: String,
        fields: [FieldDescription],
        read: @escaping @Sendable (JSONNode, JSONObject, DocumentReader) -> Value?
    ) {
        self.name = name
        reading = ObjectReading(fields: fields) { node, object, otherKeys, reader in
            reader.rejectUnknownKeys(of: object, known: otherKeys + fields.map(\.name))
            return read(node, object, reader)
        }
    }
}

/// Reads all keys of an object even if one is invalid, and builds a value if all are valid.
private struct ObjectReading<Value>: Sendable {
    let fields: [FieldDescription]
    let read: @Sendable (JSONNode, JSONObject, _ otherKeys: [String], DocumentReader) -> Value?

    init(
        fields: [FieldDescription],
        read: @escaping @Sendable (JSONNode, JSONObject, _ otherKeys: [String], DocumentReader) -> Value?
    ) {
        self.fields = fields
        self.read = read
    }

    init<each Member>(
        _ fields: repeat Field<each Member>,
        build: @escaping @Sendable (repeat each Member) -> Value
    ) {
        var descriptions: [FieldDescription] = []
        repeat descriptions.append((each fields).description)
        let names = descriptions.map(\.name)
        self.fields = descriptions
        read = { node, object, otherKeys, reader in
            reader.rejectUnknownKeys(of: object, known: otherKeys + names)
            let members = (repeat (each fields).read(node, object, reader))
            do {
                return build(repeat try require(each members))
            } catch {
                return nil
            }
        }
    }
}

private struct MemberIsMissing: Error {}

private func require<Member>(_ member: Member?) throws -> Member {
    guard let member else { throw MemberIsMissing() }
    return member
}
