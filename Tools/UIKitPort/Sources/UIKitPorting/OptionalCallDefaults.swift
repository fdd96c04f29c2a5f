import SwiftSyntax

/// What callers of optional requirements take where nobody implements them: `delegate?.canMove?(row) ?? true` takes `true`.
final class OptionalCallDefaults: SyntaxVisitor {
    /// The values by the name of the requirement, with its argument labels.
    private(set) var found: [String: Set<String>] = [:]
    /// The requirements whose callers ask whether there is an answer, as in `if let title = delegate?.title?(row)`.
    private(set) var asked: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropLast(2) {
            guard let operation = elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text else { continue }
            take(elements[index], operation, elements[index + 2])
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if let operation = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text {
            take(node.leftOperand, operation, node.rightOperand)
        }
        return .visitChildren
    }

    private func take(_ call: ExprSyntax, _ operation: String, _ value: ExprSyntax) {
        guard let name = Self.requirement(calledBy: call) else { return }
        switch (operation, value.trimmedDescription) {
        case ("??", let value): found[name, default: []].insert(value)
        case ("==", "true"), ("!=", "true"): found[name, default: []].insert("false")
        case ("==", "false"), ("!=", "false"): found[name, default: []].insert("true")
        default: break
        }
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value, let name = Self.requirement(calledBy: value) { asked.insert(name) }
        return .visitChildren
    }

    /// The name of a requirement in `delegate?.canMove?(row)`, as `canMove(_:)`, and in `delegate?.title`.
    static func requirement(calledBy node: ExprSyntax) -> String? {
        var node = node
        if let word = node.as(TryExprSyntax.self) { node = word.expression }
        if let call = node.as(FunctionCallExprSyntax.self) {
            let member = call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
                .as(MemberAccessExprSyntax.self)
            return member.map { call.requirementName($0.declName.baseName.text) }
        }
        return node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}
