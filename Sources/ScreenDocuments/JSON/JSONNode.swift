/// A value of a JSON text with its position.
struct JSONNode {
    let value: JSONValue

    /// The offset of the first byte of the value.
    let offset: Int

    let pointer: JSONPointer
}

/// The kinds of JSON values.
enum JSONValue {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object(JSONObject)

    /// A malformed value that has already been reported.
    case invalid

    /// The name of the kind of value, for messages.
    var kind: String {
        switch self {
        case .null: "null"
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        case .invalid: "something invalid"
        }
    }
}

/// The members of a JSON object in the order of the text.
struct JSONObject {
    struct Member {
        let key: String
        let keyOffset: Int
        let value: JSONNode
    }

    let members: [Member]

    subscript(key: String) -> JSONNode? {
        members.first { $0.key == key }?.value
    }
}
