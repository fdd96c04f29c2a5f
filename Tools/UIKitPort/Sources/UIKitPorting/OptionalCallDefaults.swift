import SwiftSyntax

/// What callers of optional requirements take where nobody implements them: `delegate?.canMove?(row) ?? true` takes `true`.
final class OptionalCallDefaults: SyntaxVisitor {
    /// The values by the name of the requirement.
    private(set) var found: [String: Set<String>] = [:]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropLast(2) {
            guard let name = requirement(calledBy: elements[index]),
                let operation = elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
            else { continue }
            let value = elements[index + 2].trimmedDescription
            switch (operation, value) {
            case ("??", _): found[name, default: []].insert(value)
            case ("==", "true"), ("!=", "true"): found[name, default: []].insert("false")
            case ("==", "false"), ("!=", "false"): found[name, default: []].insert("true")
            default: break
            }
        }
        return .visitChildren
    }

    /// The name of a requirement in `delegate?.canMove?(row)` and in `delegate?.title`.
    private func requirement(calledBy node: ExprSyntax) -> String? {
        var node = node
        if let word = node.as(TryExprSyntax.self) { node = word.expression }
        if let call = node.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression.as(
                MemberAccessExprSyntax.self
            )?
            .declName.baseName.text
        }
        return node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}
