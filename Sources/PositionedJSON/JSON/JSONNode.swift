/// A value of a JSON text with its position.
package struct JSONNode: Sendable {
    package let value: JSONValue

    /// The offset of the first byte of the value.
    package let offset: Int

    /// The offset after the last byte of the value.
    package let end: Int

    package let pointer: JSONPointer

    /// The name of what the value was taken from, where a reader replaced a reference by it.
    package var origin: String?

    package init(value: JSONValue, offset: Int, end: Int, pointer: JSONPointer, origin: String? = nil) {
        self.value = value
        self.offset = offset
        self.end = end
        self.pointer = pointer
        self.origin = origin
    }

    /// The bytes of the value in its text.
    package var range: Range<Int> { offset..<end }
}

/// The kinds of JSON values.
package enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object(JSONObject)

    /// A malformed value that has already been reported.
    case invalid

    /// The name of the kind of value, for messages.
    package var kind: String {
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
package struct JSONObject: Sendable {
    package struct Member: Sendable {
        package let key: String
        package let keyOffset: Int

        /// The offset after the closing quotation mark of the key.
        package let keyEnd: Int

        package let value: JSONNode

        package init(key: String, keyOffset: Int, keyEnd: Int, value: JSONNode) {
            self.key = key
            self.keyOffset = keyOffset
            self.keyEnd = keyEnd
            self.value = value
        }
    }

    package let members: [Member]

    package init(members: [Member]) {
        self.members = members
    }

    package subscript(key: String) -> JSONNode? {
        members.first { $0.key == key }?.value
    }
}
