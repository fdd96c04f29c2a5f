/// A JSON value: a parameter of an action, or a value of the state of a document.
public enum DocumentValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// An integer beyond ±2^53, by its decimal digits, with a minus before them if it is negative. Such numbers, identifiers
    /// mostly, are read and written without a change.
    case largeInteger(String)
    /// A text.
    case string(String)
    /// A list.
    case array([DocumentValue])
    /// An object. The order of its members has no meaning.
    case object(DocumentObject)

    /// An object with the members of a dictionary.
    public static func object(_ members: [String: DocumentValue]) -> DocumentValue {
        .object(DocumentObject(members))
    }

    /// Returns the member of an object; `nil` for other values and unknown keys.
    public subscript(key: String) -> DocumentValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// The truth value; `nil` for other values.
    public var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The number, the nearest one for a large integer; `nil` for other values.
    public var number: Double? {
        switch self {
        case .number(let value): value
        case .largeInteger(let digits): Double(digits)
        default: nil
        }
    }

    /// The text; `nil` for other values.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements of a list; `nil` for other values.
    public var array: [DocumentValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The members of an object; `nil` for other values.
    public var object: DocumentObject? {
        if case .object(let value) = self { value } else { nil }
    }
}

extension DocumentValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a truth value.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Creates a text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a list.
    public init(arrayLiteral elements: DocumentValue...) { self = .array(elements) }
    /// Creates an object; of two equal keys the first counts.
    public init(dictionaryLiteral elements: (String, DocumentValue)...) {
        self = .object(DocumentObject(elements))
    }
}

extension DocumentValue: Codable {
    private struct MemberKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Decodes any JSON value.
    public init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: MemberKey.self) {
            var members = DocumentObject()
            for key in object.allKeys {
                members[key.stringValue] = try object.decode(DocumentValue.self, forKey: key)
            }
            self = .object(members)
            return
        }
        if var list = try? decoder.unkeyedContainer() {
            var elements: [DocumentValue] = []
            while !list.isAtEnd { elements.append(try list.decode(DocumentValue.self)) }
            self = .array(elements)
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let boolean = try? value.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let number = try? value.decode(Double.self) {
            self = Self.number(number, in: value)
        } else {
            self = .string(try value.decode(String.self))
        }
    }

    /// Encodes the value as JSON. Whole numbers are written without a fraction.
    public func encode(to encoder: any Encoder) throws {
        if case .object(let members) = self {
            var container = encoder.container(keyedBy: MemberKey.self)
            for (key, value) in members { try container.encode(value, forKey: MemberKey(stringValue: key)) }
            return
        }
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .number(let value):
            if let integer = Int(exactly: value) {
                try container.encode(integer)
            } else {
                try container.encode(value)
            }
        case .largeInteger(let digits):
            if let integer = Int64(digits) {
                try container.encode(integer)
            } else if let integer = UInt64(digits) {
                try container.encode(integer)
            } else {
                try container.encode(Double(digits) ?? 0)
            }
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object: break
        }
    }

    /// A number that was decoded: an integer of 64 bits beyond ±2^53 with all of its digits.
    private static func number(_ number: Double, in value: any SingleValueDecodingContainer) -> DocumentValue {
        guard number.magnitude >= 0x1p53 else { return .number(number) }
        if let integer = try? value.decode(Int64.self) { return .largeInteger(String(integer)) }
        if let integer = try? value.decode(UInt64.self) { return .largeInteger(String(integer)) }
        return .number(number)
    }
}
