import SwiftSyntax

/// Says which members of UIKit, and which initializers, have no effect on Linux. Nothing is changed.
///
/// Members are known by their names: only names that no other member of UIKit has, and that the ported sources do not declare.
final class EffectPass: Pass {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base != nil { check(node.declName) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(.override), let types = membersWithoutEffect[node.name.text] {
            let name = "\(types[0]).\(node.name.text)"
            remark(node, kind: .inert, name: name, "`\(name)` is never called on Linux")
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let isConvenient = node.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
        let hasParameters = !node.signature.parameterClause.parameters.isEmpty
        if isConvenient, !hasParameters, node.optionalMark == nil, isInSubclassOfUIKit(node) {
            remark(
                node,
                "`T()` in generic code calls this `init()` in debug builds only: set up in `init(frame:)` or another designated one"
            )
        }
        return .visitChildren
    }

    private func isInSubclassOfUIKit(_ node: InitializerDeclSyntax) -> Bool {
        let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        let superclass = type?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        return superclass?.hasPrefix("UI") == true
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
        remark(
            node,
            kind: .inert,
            name: types.map { "\($0).\(name)" }.joined(separator: ", "),
            "`\(types.joined(separator: "`, `")).\(name)` has no effect on Linux"
        )
    }
}
