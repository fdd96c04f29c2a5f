import ScreenDocumentsCore

/// A value of a component: a literal, a path into the data model, or a call of a function.
enum DynamicValue {
    /// Returns the path, if the value is a binding.
    static func path(_ value: DocumentValue) -> ModelPath? {
        guard let members = value.object, members.count == 1, let text = members["path"]?.string else { return nil }
        return ModelPath(text)
    }

    /// Whether a value is a call of a function.
    static func isCall(_ value: DocumentValue) -> Bool { value["call"]?.string != nil }

    /// Returns the expression of a value.
    static func expression(_ value: DocumentValue, depth: Int = 0) -> ExpressionNode {
        guard depth < 16 else { return .literal(.null) }
        if let path = path(value) { return .path(path) }
        if let name = value["call"]?.string {
            let arguments = value["args"]?.object ?? [:]
            if name == "formatString", let text = arguments["value"]?.string { return FormatTemplate.expression(text) }
            return .call(
                name,
                arguments.sorted.map { ExpressionArgument(name: $0.key, value: expression($0.value, depth: depth + 1)) }
            )
        }
        if let elements = value.array { return .list(elements.map { expression($0, depth: depth + 1) }) }
        return .literal(value)
    }

    /// Returns a value with all paths and calls in it replaced by their current values.
    static func resolved(_ value: DocumentValue, _ evaluation: inout Evaluation, depth: Int = 0) -> DocumentValue {
        guard depth < 16 else { return .null }
        if path(value) != nil || isCall(value) { return evaluation.value(expression(value)) }
        switch value {
        case .array(let elements): return .array(elements.map { resolved($0, &evaluation, depth: depth + 1) })
        case .object(let members):
            var result: DocumentObject = [:]
            for (key, member) in members.sorted { result[key] = resolved(member, &evaluation, depth: depth + 1) }
            return .object(result)
        default: return value
        }
    }
}
