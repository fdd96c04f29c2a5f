import Foundation
import ScreenDocumentsCore
import ScreenFunctions

/// The functions that surfaces call: those of the basic catalog, those of expressions, and those of an app.
public struct A2UIFunctions: Sendable {
    /// The body of an app's function. It has no side effects.
    public typealias Body = @Sendable (_ arguments: DocumentObject, _ formatting: ValueFormatting) -> DocumentValue

    /// The user's locale, calendar, time zone and clock.
    public var formatting: ValueFormatting {
        get { standard.formatting }
        set { standard.formatting = newValue }
    }

    private var standard: ScreenFunctions
    private var own: [String: Body] = [:]

    /// Creates the functions of the basic catalog.
    public init(formatting: ValueFormatting = ValueFormatting()) {
        standard = ScreenFunctions(formatting: formatting)
    }

    /// Adds a function, replacing any with the same name. Its catalog says what arguments it takes.
    public mutating func add(_ name: String, body: @escaping Body) { own[name] = body }

    /// Returns an evaluation of values of a model.
    func evaluation(of model: DocumentValue, base: ModelPath) -> Evaluation {
        Evaluation(model: model, base: base, call: { call($0, $1, &$2) })
    }

    private func call(
        _ name: String,
        _ arguments: [Evaluation.ArgumentValue],
        _ evaluation: inout Evaluation
    ) -> DocumentValue {
        func argument(_ name: String) -> DocumentValue {
            arguments.first { $0.name == name }?.value
                ?? (arguments.count == 1 && arguments[0].name == nil ? arguments[0].value : .null)
        }
        func renamed(_ name: String, _ names: [String: String] = [:]) -> DocumentValue {
            standard.call(
                name,
                arguments.map { Evaluation.ArgumentValue(name: $0.name.map { names[$0] ?? $0 }, value: $0.value) }
            )
        }
        if let body = own[name] {
            return body(
                DocumentObject(arguments.compactMap { entry in entry.name.map { ($0, entry.value) } }),
                formatting
            )
        }
        switch name {
        case "required": return renamed("isPresent")
        case "regex":
            let text = argument("value").displayText
            return .boolean(SafePattern(argument("pattern").displayText)?.isFound(in: text) ?? false)
        case "length": return renamed("hasLength", ["value": "text"])
        case "numeric": return renamed("isInRange")
        case "email": return renamed("isEmail", ["value": "text"])
        case "and": return .boolean((argument("values").array ?? []).allSatisfy(\.isTrue))
        case "or": return .boolean((argument("values").array ?? []).contains(where: \.isTrue))
        case "not": return .boolean(!argument("value").isTrue)
        case "pluralize": return renamed("plural")
        case "formatDate":
            let format = Self.pattern(argument("format").displayText)
            return standard.call(
                "formatDate",
                [.init(name: "date", value: argument("value")), .init(name: "format", value: .string(format))]
            )
        case "formatString":
            let text = argument("value").displayText
            return evaluation.valueOfText(FormatTemplate.expression(text))
        default: return standard.call(name, arguments)
        }
    }

    /// Replaces `YYYY`, which models write for the year, by `yyyy`: in Unicode patterns `YYYY` is the week-based year, which differs
    /// around New Year.
    private static func pattern(_ format: String) -> String {
        guard !format.contains("w") else { return format }
        // Every second part is quoted text.
        let parts = format.components(separatedBy: "'").enumerated()
        return parts.map { $0 % 2 == 0 ? $1.replacingOccurrences(of: "Y", with: "y") : $1 }.joined(separator: "'")
    }
}

extension DocumentValue {
    /// Whether a value counts as true: all but `false`, `null`, zero and the empty text.
    var isTrue: Bool {
        switch self {
        case .null: false
        case .boolean(let value): value
        case .number(let number): number != 0
        case .string(let text): !text.isEmpty
        default: true
        }
    }
}
