import SwiftSyntax

/// Makes optional requirements of protocols required, with a default: what is not implemented does nothing, or returns `nil`. One of a
/// type without `nil` returns what its callers take in its place, as `true` in `delegate?.canMove?(row) ?? true`.
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
            guard let value = defaultValue(of: node.name, type) else { return nil }
            body = "{ \(value) }"
        }
        let attributes = node.attributes.filter { $0.trimmedDescription.hasPrefix("@MainActor") }
            .map { $0.trimmedDescription + " " }.joined()
        return "\(attributes)func \(node.name.text)\(node.genericParameterClause?.trimmedDescription ?? "")"
            + "\(node.signature.trimmedDescription) \(body)"
    }

    private func defaultProperty(_ node: VariableDeclSyntax) -> String? {
        guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        guard let value = isOptional(type) ? "nil" : defaultValue(of: name, type) else { return nil }
        return "var \(name.text): \(type.trimmedDescription) { \(value) }"
    }

    /// What a requirement without an implementation returns; `nil` if there is no such value.
    private func defaultValue(of name: TokenSyntax, _ type: TypeSyntax) -> String? {
        let known = declarations.optionalCallDefaults[name.text] ?? []
        if known.count == 1, let value = known.first, isConstant(value) { return value }
        let value = Self.emptyValues[type.trimmedDescription]
        let text = "the optional requirement \(name.text) has no default that its callers agree on"
        remark(
            name,
            value.map { "\(text): it returns \($0)" } ?? "\(text): return a \(type.trimmedDescription) in an extension"
        )
        return value
    }

    /// Whether a value does not depend on its caller.
    private func isConstant(_ value: String) -> Bool {
        let isNumber = value.first.map { $0.isNumber || $0 == "-" } ?? false
        return isNumber || value.hasPrefix(".") || value.hasPrefix("\"")
            || ["true", "false", "[]", "[:]"].contains(value)
            || value.split(separator: ".").first?.first?.isUppercase == true
    }

    private static let emptyValues: [String: String] = {
        var values = ["Bool": "false", "String": "\"\""]
        for type in ["Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval"] { values[type] = "0" }
        for type in ["CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets"] {
            values[type] = ".zero"
        }
        return values
    }()

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
