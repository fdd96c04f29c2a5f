import SwiftSyntax

/// Makes optional requirements of protocols required, with a default: what is not implemented does nothing, or returns `nil`.
final class OptionalRequirementPass: Pass {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var defaults: [String] = []
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.contains(.optional) {
                makeRequired(function.modifiers)
                if let text = defaultMethod(function) { defaults.append(text) }
            } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.contains(.optional) {
                makeRequired(variable.modifiers)
                if let text = defaultProperty(variable) { defaults.append(text) }
            }
        }
        if !defaults.isEmpty {
            let access =
                node.modifiers.first { ["public", "package"].contains($0.name.text) }.map { $0.name.text + " " } ?? ""
            let body = defaults.map { "    \(access)\($0)" }.joined(separator: "\n\n")
            edits.insert(
                "\n\nextension \(node.name.text) {\n\(body)\n}",
                at: node.endPositionBeforeTrailingTrivia
            )
        }
        return .visitChildren
    }

    private func makeRequired(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.optional) { remove(modifier) }
    }

    private func defaultMethod(_ node: FunctionDeclSyntax) -> String? {
        let result = node.signature.returnClause?.type
        let body: String
        switch result {
        case nil: body = "{}"
        case let type? where type.trimmedDescription == "Void" || type.trimmedDescription == "()": body = "{}"
        case let type? where isOptional(type): body = "{ nil }"
        case let type?:
            remark(
                node,
                "the optional method \(node.name.text) has no default: return a \(type.trimmedDescription) in an extension"
            )
            return nil
        }
        let attributes = node.attributes.filter { $0.trimmedDescription.hasPrefix("@MainActor") }
            .map { $0.trimmedDescription + " " }.joined()
        return "\(attributes)func \(node.name.text)\(node.genericParameterClause?.trimmedDescription ?? "")"
            + "\(node.signature.trimmedDescription) \(body)"
    }

    private func defaultProperty(_ node: VariableDeclSyntax) -> String? {
        guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type, isOptional(type) else {
            remark(node, "the optional property has no default: return one in an extension")
            return nil
        }
        return "var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) { nil }"
    }

    private func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    /// `delegate?.moved?(view)` becomes `delegate?.moved(view)`.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(FunctionCallExprSyntax.self) == true,
            let member = node.expression.as(MemberAccessExprSyntax.self),
            declarations.optionalRequirements.contains(member.declName.baseName.text)
        {
            replace(node.questionMark, with: "")
        }
        return .visitChildren
    }
}
