extension ShapeDescription {
    /// The description as JSON Schema.
    var schema: [String: SchemaValue] {
        switch self {
        case .boolean:
            ["type": .string("boolean")]
        case .text(let isEmptyAllowed):
            isEmptyAllowed ? ["type": .string("string")] : ["type": .string("string"), "minLength": .number(1)]
        case .address:
            ["type": .string("string"), "format": .string("uri"), "pattern": .string("^https?://[^\\s/?#]+[^\\s]*$")]
        case .date:
            [
                "type": .string("string"),
                "pattern": .string("^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:?\\d{2}))?$"),
            ]
        case .number(let range):
            Self.numberSchema("number", range.lowerBound, range.upperBound)
        case .integer(let range):
            Self.numberSchema("integer", Double(range.lowerBound), Double(range.upperBound))
        case .name(let noun, let names):
            ["description": .string("A \(noun)."), "enum": .list(names.map(SchemaValue.string))]
        case .list(let element):
            ["type": .string("array"), "items": .object(element.schema)]
        case .object(let fields):
            Self.objectSchema(fields)
        case .alternatives(let fields):
            ["oneOf": .list(fields.map { .object(Self.objectSchema([$0.asRequired])) })]
        case .variants(let noun, let variants):
            ["description": .string("A \(noun)."), "oneOf": .list(variants.map { .object(Self.variantSchema($0)) })]
        case .either(let first, let second):
            ["anyOf": .list([.object(first.schema), .object(second.schema)])]
        }
    }

    private static func numberSchema(_ type: String, _ minimum: Double, _ maximum: Double) -> [String: SchemaValue] {
        ["type": .string(type), "minimum": .number(minimum), "maximum": .number(maximum)]
    }

    private static func objectSchema(_ fields: [FieldDescription]) -> [String: SchemaValue] {
        var schema: [String: SchemaValue] = [
            "type": .string("object"),
            "additionalProperties": .boolean(false),
            "properties": .object(
                Dictionary(fields.map { ($0.name, .object($0.shape.schema)) }, uniquingKeysWith: { first, _ in first })
            ),
        ]
        let required = fields.filter(\.isRequired).map { SchemaValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .list(required) }
        return schema
    }

    /// The schema of an object whose `type` has one fixed value.
    private static func variantSchema(_ variant: VariantDescription) -> [String: SchemaValue] {
        var schema = objectSchema(variant.fields)
        guard case .object(var properties)? = schema["properties"] else { return schema }
        properties["type"] = .object(["const": .string(variant.name)])
        var required = [SchemaValue.string("type")]
        if case .list(let others)? = schema["required"] { required += others }
        schema["properties"] = .object(properties)
        schema["required"] = .list(required)
        return schema
    }
}

extension FieldDescription {
    /// The same key, required.
    fileprivate var asRequired: FieldDescription {
        FieldDescription(name: name, isRequired: true, shape: shape)
    }
}
