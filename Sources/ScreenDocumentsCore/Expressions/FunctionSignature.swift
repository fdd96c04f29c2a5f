/// The name, the parameters and the result of a function of expressions.
package struct FunctionSignature: Hashable, Sendable {
    /// A parameter.
    package struct Parameter: Hashable, Sendable {
        package let name: String
        package let type: ExpressionType
        package let isRequired: Bool

        package init(_ name: String, _ type: ExpressionType, isRequired: Bool = true) {
            self.name = name
            self.type = type
            self.isRequired = isRequired
        }
    }

    package let name: String
    package let parameters: [Parameter]
    /// The type of the variadic arguments, or `nil` if there are none.
    package let rest: ExpressionType?
    /// The minimum number of variadic arguments.
    package let minimumRest: Int
    package let result: ExpressionType
    /// What it returns, in one sentence.
    package let summary: String

    package init(
        _ name: String,
        _ parameters: [Parameter],
        rest: ExpressionType? = nil,
        minimumRest: Int = 1,
        _ result: ExpressionType,
        _ summary: String
    ) {
        self.name = name
        self.parameters = parameters
        self.rest = rest
        self.minimumRest = minimumRest
        self.result = result
        self.summary = summary
    }

    /// The signature as messages and the reference show it: `formatNumber(value, decimals:, grouping:)`.
    package var notation: String {
        let names = parameters.map { $0.isRequired ? $0.name : $0.name + ":" } + (rest == nil ? [] : ["…"])
        return name + "(" + names.joined(separator: ", ") + ")"
    }

    /// Returns the arguments in the order of the parameters, `nil` for missing ones, followed by the variadic ones.
    package func ordered(_ arguments: [Evaluation.ArgumentValue]) -> [DocumentValue?] {
        var values = [DocumentValue?](repeating: nil, count: parameters.count)
        var next = 0
        for argument in arguments {
            if let name = argument.name {
                if let index = parameters.firstIndex(where: { $0.name == name }) { values[index] = argument.value }
            } else if next < parameters.count {
                values[next] = argument.value
                next += 1
            } else if rest != nil {
                values.append(argument.value)
            }
        }
        return values
    }
}

extension FunctionSignature {
    /// The function in the file of a vocabulary.
    var value: DocumentValue {
        let parameters = parameters.map { parameter -> DocumentValue in
            var members: [String: DocumentValue] = [
                "name": .string(parameter.name), "type": .string(parameter.type.name),
            ]
            if !parameter.isRequired { members["isRequired"] = false }
            return .object(members)
        }
        var members: [String: DocumentValue] = [
            "name": .string(name), "parameters": .array(parameters), "result": .string(result.name),
        ]
        if !summary.isEmpty { members["summary"] = .string(summary) }
        return .object(members)
    }
}
