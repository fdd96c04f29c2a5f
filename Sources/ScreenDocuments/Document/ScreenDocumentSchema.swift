import Honeycomb
import PartDeclarations

extension ScreenDocument {
    /// Returns the JSON Schema (draft 2020-12) of documents, generated from the declarations that the decoder uses.
    ///
    /// A schema cannot express that identifiers are unique; decoding a document checks that as well.
    ///
    /// - Parameter parts: The parts that documents may use; those of the design system if `nil`.
    public static func schema(parts: DeclaredParts? = nil) throws -> Data {
        let shape = parts.map { Shape<DocumentContent>.document($0) } ?? .document
        var schema = shape.description.schema
        schema["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
        schema["title"] = .string("Honeycomb screen")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(SchemaValue.object(schema))
    }
}

/// A value in a schema.
enum SchemaValue: Encodable {
    case string(String)
    case number(Double)
    case boolean(Bool)
    case list([SchemaValue])
    case object([String: SchemaValue])

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .number(let value):
            if let integer = Int(exactly: value) {
                try container.encode(integer)
            } else {
                try container.encode(value)
            }
        case .boolean(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}
