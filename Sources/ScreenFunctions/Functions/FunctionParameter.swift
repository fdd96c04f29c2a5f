import ScreenDocumentsCore

/// The kinds of values of expressions, for functions of an app.
public enum ValueKind: String, CaseIterable, Sendable {
    /// A text.
    case text
    /// A number.
    case number
    /// True or false.
    case boolean
    /// A list.
    case list
    /// An object.
    case object
    /// Any value, also `null`.
    case any

    var type: ExpressionType {
        switch self {
        case .text: .text
        case .number: .number
        case .boolean: .boolean
        case .list: .list
        case .object: .object
        case .any: .any
        }
    }
}

/// A parameter of a function that an app adds. A literal is a required one of any kind; with `?` at its end, it may be missing.
public struct FunctionParameter: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, by which calls may give it.
    public let name: String
    /// The kind of its values, which `comb validate` checks.
    public let kind: ValueKind
    /// Whether calls must give it.
    public let isRequired: Bool

    /// Creates a parameter.
    public init(_ name: String, _ kind: ValueKind = .any, isRequired: Bool = true) {
        self.name = name
        self.kind = kind
        self.isRequired = isRequired
    }

    /// Creates a parameter of any kind.
    public init(stringLiteral text: String) {
        let isOptional = text.hasSuffix("?")
        self.init(isOptional ? String(text.dropLast()) : text, isRequired: !isOptional)
    }
}
