/// A value of a JSON text with its position.
package struct JSONNode: Sendable {
    package let value: JSONValue

    /// The offset of the first byte of the value.
    package var offset: Int { Int(storedOffset) }

    /// The offset after the last byte of the value.
    package var end: Int { Int(storedEnd) }

    /// Half as wide as integers: a large document is a large tree, which is read from memory.
    private let storedOffset: UInt32
    private let storedEnd: UInt32

    /// The pointer of the array or object that contains the value, or its own one if `step` is `nil`. Most values are never
    /// reported, so their own pointers are made when they are asked for.
    private let container: JSONPointer
    private let step: JSONStep?

    package init(value: JSONValue, offset: Int, end: Int, pointer: JSONPointer) {
        self.value = value
        storedOffset = UInt32(clamping: offset)
        storedEnd = UInt32(clamping: end)
        container = pointer
        step = nil
    }

    init(value: JSONValue, offset: Int, end: Int, container: JSONPointer, step: JSONStep?) {
        self.value = value
        storedOffset = UInt32(clamping: offset)
        storedEnd = UInt32(clamping: end)
        self.container = container
        self.step = step
    }

    /// The path from the root of the document.
    package var pointer: JSONPointer {
        if case .replacing(let pointer, origin: _) = container { pointer } else { container.appending(step) }
    }

    /// The name of what the value was taken from, where a reader replaced a reference by it.
    package var origin: String? {
        if case .replacing(_, let origin) = container { origin } else { nil }
    }

    /// The value as it was taken from something with a name.
    package func taken(from origin: String) -> JSONNode {
        let container = JSONPointer.replacing(pointer, origin: origin)
        return JSONNode(value: value, offset: offset, end: end, container: container, step: nil)
    }

    /// The same place with another value.
    package func with(_ value: JSONValue) -> JSONNode {
        JSONNode(value: value, offset: offset, end: end, container: container, step: step)
    }

    /// The bytes of the value in its text.
    package var range: Range<Int> { offset..<end }
}

/// The kinds of JSON values.
package enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    /// An integer beyond ±2^53, by its digits: not all of them are numbers of 64 bits. Only parsed where it is asked for.
    case largeInteger(String)
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
        case .number, .largeInteger: "a number"
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
        package var keyOffset: Int { Int(storedOffset) }

        /// The offset after the closing quotation mark of the key.
        package var keyEnd: Int { Int(storedEnd) }

        private let storedOffset: UInt32
        private let storedEnd: UInt32

        package let value: JSONNode

        package init(key: String, keyOffset: Int, keyEnd: Int, value: JSONNode) {
            self.key = key
            storedOffset = UInt32(clamping: keyOffset)
            storedEnd = UInt32(clamping: keyEnd)
            self.value = value
        }
    }

    package let members: [Member]

    package init(members: [Member]) {
        self.members = members
    }

    package subscript(key: String) -> JSONNode? {
        // Members are not copied to be compared.
        for index in members.indices where members[index].key.isIdentical(to: key) { return members[index].value }
        return nil
    }

    /// Returns whether there is a member with a key.
    package func has(_ key: String) -> Bool {
        for index in members.indices where members[index].key.isIdentical(to: key) { return true }
        return false
    }
}
