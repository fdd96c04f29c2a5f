/// The set of types that the value of an expression can have.
package struct ExpressionType: OptionSet, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let null = ExpressionType(rawValue: 1)
    package static let boolean = ExpressionType(rawValue: 2)
    package static let number = ExpressionType(rawValue: 4)
    package static let text = ExpressionType(rawValue: 8)
    package static let list = ExpressionType(rawValue: 16)
    package static let object = ExpressionType(rawValue: 32)
    package static let any: ExpressionType = [.null, .boolean, .number, .text, .list, .object]
    /// The types that have a textual form.
    package static let scalar: ExpressionType = [.boolean, .number, .text]

    /// Creates the type of a value. The type of `null` is any.
    package init(of value: DocumentValue) {
        switch value {
        case .null: self = .any
        case .boolean: self = .boolean
        case .number, .largeInteger: self = .number
        case .string: self = .text
        case .array: self = .list
        case .object: self = .object
        }
    }

    private static let names: KeyValuePairs<String, ExpressionType> = [
        "text": .text, "number": .number, "boolean": .boolean, "list": .list, "object": .object, "any": .any,
    ]

    /// Creates the type with a name in the file of a vocabulary; `nil` for an unknown one.
    init?(name: String) {
        guard let type = Self.names.first(where: { $0.key == name })?.value else { return nil }
        self = type
    }

    /// The name in the file of a vocabulary.
    var name: String { Self.names.first { $0.value == self }?.key ?? "any" }

    /// The type in messages: `a number or a text`.
    package var description: String {
        if self == .any { return "a value" }
        let names: [(ExpressionType, String)] = [
            (.boolean, "true or false"), (.number, "a number"), (.text, "a text"), (.list, "a list"),
            (.object, "an object"),
            (.null, "null"),
        ]
        let own = names.filter { contains($0.0) }.map(\.1)
        return own.isEmpty ? "nothing" : own.joined(separator: " or ")
    }
}
