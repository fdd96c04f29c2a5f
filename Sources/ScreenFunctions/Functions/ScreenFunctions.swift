import Foundation
import ScreenDocumentsCore

/// The functions of expressions, localized for a user, and the functions that an app adds.
///
/// ```swift
/// var functions = ScreenFunctions(formatting: ValueFormatting(locale: locale))
/// functions.add("initials", parameters: [.init("name", .text)], returns: .text) { arguments in
///     .string(initials(arguments.text("name")))
/// }
/// let title = try ScreenExpression("'Hello, ${initials(user.name)}'")
/// functions.value(of: title, in: ["user": ["name": "Jane Doe"]])   // "Hello, JD"
/// ```
public struct ScreenFunctions: Sendable {
    /// The body of a function. It has no side effects, and returns `null` for invalid arguments.
    public typealias Body = @Sendable (FunctionArguments) -> DocumentValue

    /// The user's locale, calendar, time zone and clock.
    public var formatting: ValueFormatting

    private var table = Self.standard
    private var ownNames: Set<String> = []

    /// Creates the standard functions.
    public init(formatting: ValueFormatting = ValueFormatting()) {
        self.formatting = formatting
    }

    private struct Entry: Sendable {
        let signature: FunctionSignature
        let body: Body
    }

    private static let standard: [String: Entry] = {
        var table: [String: Entry] = [:]
        for signature in StandardFunctions.all {
            guard let body = bodies[signature.name] else { preconditionFailure("\(signature.name) does nothing") }
            table[signature.name] = Entry(signature: signature, body: body)
        }
        return table
    }()

    private static let bodies: [String: Body] = TextFunctions.bodies.merging(NumberFunctions.bodies) { $1 }
        .merging(ListFunctions.bodies) { $1 }.merging(DateFunctions.bodies) { $1 }.merging(ColorFunctions.bodies) { $1 }
        .merging(FormatFunctions.bodies) { $1 }.merging(CheckFunctions.bodies) { $1 }

    /// Adds a function, replacing any with the same name.
    ///
    /// - Parameters:
    ///   - name: The name: letters, digits and `_`.
    ///   - parameters: The parameters. `"name"` is one of any kind, and `"name?"` one that may be missing.
    ///   - kind: The kind of the result.
    ///   - summary: What it returns, in one sentence, for the file of a vocabulary.
    ///   - body: What it returns.
    public mutating func add(
        _ name: String,
        parameters: [FunctionParameter],
        returns kind: ValueKind = .any,
        summary: String = "",
        body: @escaping Body
    ) {
        let list = parameters.map { FunctionSignature.Parameter($0.name, $0.kind.type, isRequired: $0.isRequired) }
        table[name] = Entry(signature: FunctionSignature(name, list, kind.type, summary), body: body)
        ownNames.insert(name)
    }

    /// The signatures of the functions that an app has added, in the order of their names.
    package var ownSignatures: [FunctionSignature] { ownNames.sorted().compactMap { table[$0]?.signature } }

    /// The signatures, by the names.
    package var signatures: [String: FunctionSignature] { table.mapValues(\.signature) }

    /// Returns the value of an expression.
    ///
    /// - Parameters:
    ///   - expression: The expression.
    ///   - model: The values that it can read.
    public func value(of expression: ScreenExpression, in model: DocumentValue) -> DocumentValue {
        var evaluation = evaluation(of: model)
        return evaluation.value(expression.node)
    }

    /// Returns an evaluation that knows the functions.
    package func evaluation(
        of model: DocumentValue,
        base: ModelPath = .root,
        parameters: @escaping (String) -> DocumentValue? = { _ in nil }
    ) -> Evaluation {
        Evaluation(model: model, base: base, parameters: parameters) { name, arguments, _ in call(name, arguments) }
    }

    /// Returns the result of a function, or `null` if no function has that name.
    package func call(_ name: String, _ arguments: [Evaluation.ArgumentValue]) -> DocumentValue {
        guard let entry = table[name] else { return .null }
        return entry.body(
            FunctionArguments(
                signature: entry.signature,
                values: entry.signature.ordered(arguments),
                formatting: formatting
            )
        )
    }
}
