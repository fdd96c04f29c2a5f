import PositionedJSON

/// A key of an object and the shape of its value.
struct Field<Value>: Sendable {
    let description: FieldDescription
    let read: @Sendable (JSONNode, JSONObject, DocumentReader) -> Value?

    /// A required key.
    static func required(_ name: String, _ shape: Shape<Value>) -> Field {
        Field(description: FieldDescription(name: name, isRequired: true, shape: shape.description)) {
            node,
            object,
            reader in
            guard let value = object[name] else {
                reader.report(
                    at: node,
                    "the key \(name.quoted) is missing",
                    allowed: "\(name.quoted): \(shape.description.allowed)"
                )
                return nil
            }
            return shape.read(value, reader)
        }
    }

    /// An optional key; the value is `nil` if the key is omitted.
    static func optional<Wrapped>(_ name: String, _ shape: Shape<Wrapped>) -> Field where Value == Wrapped? {
        optional(name, shape.map(Optional.some), default: nil)
    }

    /// An optional key; the value is the default if the key is omitted.
    static func optional(
        _ name: String,
        _ shape: Shape<Value>,
        default defaultValue: @autoclosure @escaping @Sendable () -> Value
    ) -> Field {
        Field(description: FieldDescription(name: name, isRequired: false, shape: shape.description)) {
            _,
            object,
            reader in
            guard let value = object[name] else { return defaultValue() }
            return shape.read(value, reader)
        }
    }
}
