import SwiftSyntax

/// Says which members of UIKit have no effect on Linux. Nothing is changed.
///
/// Members are known by their names: only names that no other member of UIKit has, and that the ported sources do not declare.
final class EffectPass: Pass {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base != nil { check(node.declName) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(.override), let types = membersWithoutEffect[node.name.text] {
            remark(node, "`\(types[0]).\(node.name.text)` is never called on Linux")
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self), let name = node.leftOperand.as(DeclReferenceExprSyntax.self) {
            check(name)
        }
        return .visitChildren
    }

    private func check(_ node: DeclReferenceExprSyntax) {
        let name = node.baseName.text
        guard let types = membersWithoutEffect[name], declarations.methodLabels[name] == nil,
            !declarations.variables.contains(name)
        else { return }
        remark(node, "`\(types.joined(separator: "`, `")).\(name)` has no effect on Linux")
    }
}
