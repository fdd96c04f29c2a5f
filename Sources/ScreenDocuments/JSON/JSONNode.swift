/// A value of a JSON text with its place.
struct JSONNode {
    let value: JSONValue

    /// The byte where the value begins.
    let offset: Int

    let pointer: JSONPointer
}

/// What a JSON text can hold.
enum JSONValue {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object(JSONObject)

    /// A value that is written wrongly. It is reported already, so nobody needs to complain again.
    case invalid

    /// The kind of value, as messages name it.
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
