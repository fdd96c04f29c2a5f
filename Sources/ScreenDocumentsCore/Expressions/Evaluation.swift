/// Evaluates expressions and records which values they read.
package struct Evaluation {
    /// Calls a function that is not among the operators.
    package typealias Call = (_ name: String, _ arguments: [ArgumentValue], _ evaluation: inout Evaluation) ->
        DocumentValue

    /// A value of an argument, with its name if it has one.
    package struct ArgumentValue {
        package let name: String?
        package let value: DocumentValue

        package init(name: String?, value: DocumentValue) {
            self.name = name
            self.value = value
        }
    }

    /// The maximum depth of evaluation, above the depth of any expression that the parser accepts.
    private static let depthLimit = 256
    private var depth = 0

    /// The maximum length of a resulting text, in bytes of UTF-8.
    package static let textLimit = 100_000

    /// The model.
    package let model: DocumentValue
    /// Where relative paths begin.
    package let base: ModelPath
    /// The parameters of the template.
    package let parameters: (String) -> DocumentValue?
    private let call: Call

    private var readPaths: [ModelPath] = []

    /// The paths that were read.
    package var reads: Set<ModelPath> { Set(readPaths) }

    package init(
        model: DocumentValue,
        base: ModelPath = .root,
        parameters: @escaping (String) -> DocumentValue? = { _ in nil },
        call: @escaping Call = { _, _, _ in .null }
    ) {
        self.model = model
        self.base = base
        self.parameters = parameters
        self.call = call
    }

    /// Returns the value at a path; `null` if there is none.
    package mutating func read(_ path: ModelPath) -> DocumentValue {
        let path = path.resolved(in: base)
        // Most expressions read few values.
        if readPaths.isEmpty { readPaths.reserveCapacity(8) }
        readPaths.append(path)
        return model.value(at: path) ?? .null
    }

    /// Returns the value of an expression.
    package mutating func value(_ node: ExpressionNode) -> DocumentValue {
        guard depth < Self.depthLimit else { return .null }
        depth += 1
        defer { depth -= 1 }
        switch node.withoutPlace {
        case .placed: return .null
        case .literal(let value): return value
        case .list(let nodes): return .array(nodes.map { value($0) })
        case .path(let path): return read(path)
        case .parameter(let name): return parameters(name) ?? .null
        case .member(let object, let key): return member(value(object), value(key))
        case .not(let inner): return value(inner).boolean.map { .boolean(!$0) } ?? .null
        case .minus(let inner): return Arithmetic.negative(value(inner)) ?? .null
        case .conditional(let condition, let yes, let no): return value(value(condition).boolean == true ? yes : no)
        case .text(let parts):
            var text = ""
            for part in parts where text.utf8.count <= Self.textLimit { text += value(part).displayText }
            return .string(Self.bounded(text))
        case .call(let name, let arguments):
            let values = arguments.map { ArgumentValue(name: $0.name, value: value($0.value)) }
            return call(name, values, &self)
        case .binary(let symbol, let left, let right): return binary(symbol, left, right)
        }
    }

    /// Returns the value of an expression that a function has parsed from a text. Only a few levels of these may nest, because
    /// a text can contain itself as a template.
    package mutating func valueOfText(_ node: ExpressionNode) -> DocumentValue {
        depth += Self.depthLimit / 8
        defer { depth -= Self.depthLimit / 8 }
        return value(node)
    }

    private mutating func member(_ object: DocumentValue, _ key: DocumentValue) -> DocumentValue {
        if let name = key.string { return object.child(name) ?? .null }
        guard let index = Arithmetic.integer(key) else { return .null }
        return object.child(String(index)) ?? .null
    }

    private mutating func binary(
        _ symbol: ExpressionOperator,
        _ leftNode: ExpressionNode,
        _ rightNode: ExpressionNode
    ) -> DocumentValue {
        let left = value(leftNode)
        switch symbol {
        case .otherwise: return left == .null ? value(rightNode) : left
        case .and:
            if left.boolean == false { return false }
            return left.boolean == nil ? .null : value(rightNode).boolean.map { .boolean($0) } ?? .null
        case .or:
            if left.boolean == true { return true }
            return left.boolean == nil ? .null : value(rightNode).boolean.map { .boolean($0) } ?? .null
        default: break
        }
        let right = value(rightNode)
        switch symbol {
        case .equal: return .boolean(left == right)
        case .unequal: return .boolean(left != right)
        case .less: return Arithmetic.isLess(left, right).map { .boolean($0) } ?? .null
        case .more: return Arithmetic.isLess(right, left).map { .boolean($0) } ?? .null
        case .lessOrEqual: return Arithmetic.isLess(right, left).map { .boolean(!$0) } ?? .null
        case .moreOrEqual: return Arithmetic.isLess(left, right).map { .boolean(!$0) } ?? .null
        case .plus:
            if let left = left.string, let right = right.string { return .string(Self.bounded(left + right)) }
            if let left = left.array, let right = right.array { return .array(left + right) }
            return Arithmetic.apply(symbol, left, right)
        default: return Arithmetic.apply(symbol, left, right)
        }
    }

    /// Returns the text, truncated to ``textLimit``.
    package static func bounded(_ text: String) -> String {
        text.utf8.count <= textLimit ? text : String(decoding: text.utf8.prefix(textLimit), as: UTF8.self)
    }
}

extension DocumentValue {
    /// The value as text: numbers in their shortest form, lists and objects as JSON, an empty text for `null`.
    package var displayText: String {
        switch self {
        case .null: ""
        case .string(let text): text
        default: json
        }
    }
}
