import ScreenDocumentsCore

/// Where a value does not match a schema, and why.
struct JSONSchemaError: Error, Hashable, Sendable {
    /// The keys and indexes from the root of the value.
    var path: [String]
    /// One sentence in the style of other validators of JSON Schema: `123 is not of type 'string'`.
    var message: String
    /// Why each of the alternatives of `oneOf` and `anyOf` did not match.
    var causes: [JSONSchemaError] = []
}

extension DocumentValue {
    /// The value as messages quote it: JSON with single quotes around strings, shortened.
    var quotedForMessages: String {
        let text =
            switch self {
            case .string(let text): "'\(text)'"
            case .array, .object: json.replacingOccurrences(of: "\"", with: "'")
            default: json
            }
        return text.count > 200 ? text.prefix(200) + "…" : text
    }
}
