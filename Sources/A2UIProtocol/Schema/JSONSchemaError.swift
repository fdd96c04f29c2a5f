import ScreenDocumentsCore

/// A violation of a schema, with its place in the value.
struct JSONSchemaError: Error, Hashable, Sendable {
    /// The keys and indexes from the root of the value.
    var path: [String]
    /// The error message in the style of other JSON Schema validators: `123 is not of type 'string'`.
    var message: String
    /// The errors of each alternative of `oneOf` and `anyOf`.
    var causes: [JSONSchemaError] = []
}

extension DocumentValue {
    /// The value as messages quote it: truncated JSON with single quotes around strings.
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
