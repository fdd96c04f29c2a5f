import PositionedJSON

/// One of the mutually exclusive keys of an object.
struct Alternative<Value>: Sendable {
    let name: String
    let description: ShapeDescription
    let read: @Sendable (JSONNode, DocumentReader) -> Value?

    init<Member>(_ name: String, _ shape: Shape<Member>, build: @escaping @Sendable (Member) -> Value) {
        self.name = name
        description = shape.description
        read = shape.map(build).read
    }
}

extension Shape {
    /// An object with exactly one of several keys.
    static func alternatives(_ alternatives: Alternative<Value>...) -> Shape {
        let description = ShapeDescription.alternatives(
            alternatives.map { FieldDescription(name: $0.name, isRequired: false, shape: $0.description) }
        )
        return Shape(description) { node, reader in
            guard let object = reader.object(node, expected: description) else { return nil }
            reader.rejectUnknownKeys(of: object, known: alternatives.map(\.name))
            let found = alternatives.filter { object[$0.name] != nil }
            guard found.count == 1, let alternative = found.first, let value = object[alternative.name] else {
                if found.count > 1 || object.members.isEmpty {
                    let fault = found.isEmpty ? "the object is empty" : "the object has more than one key"
                    reader.report(at: node, fault, allowed: description.allowed)
                }
                return nil
            }
            return alternative.read(value, reader)
        }
    }
}

extension Shape {
    /// A name or an object, depending on the kind of value.
    static func either(_ name: Shape, orObject object: Shape) -> Shape {
        let description = ShapeDescription.either(name.description, object.description)
        return Shape(description) { node, reader in
            switch node.value {
            case .object: object.read(node, reader)
            case .string: name.read(node, reader)
            default: reader.reject(node, expected: description)
            }
        }
    }
}
