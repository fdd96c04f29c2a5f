import SwiftSyntax

/// Makes optional requirements of protocols required, with a default: what is not implemented does nothing, or returns `nil`. One of a
/// type without `nil` returns what its callers take in its place, as `true` in `delegate?.canMove?(row) ?? true`. Where callers have
/// to know whether there is an implementation, the default notes that it ran (`OptionalAnswers`).
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
            let code = declarations.optionalAnswers.home == node.name.text ? "\n\n\(OptionalAnswers.code)" : ""
            edits.insert(
                "\n\nextension \(node.name.text) {\n\(body)\n}\(code)",
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
        case let type? where type.isOptional: body = "{ nil }"
        case let type?:
            guard let value = defaultValue(of: node.name, node.requirementName, type) else { return nil }
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
        guard let value = type.isOptional ? "nil" : defaultValue(of: name, name.text, type) else { return nil }
        return "var \(name.text): \(type.trimmedDescription) { \(value) }"
    }

    /// What a requirement without an implementation returns; `nil` if there is no such value.
    private func defaultValue(of name: TokenSyntax, _ requirement: String, _ type: TypeSyntax) -> String? {
        let known = declarations.optionalCallDefaults[requirement] ?? []
        let constants = known.filter { Self.isConstant($0) }.sorted()
        let empty = emptyValue(of: type)
        if declarations.optionalAnswers.requirements.contains(requirement), let value = empty ?? constants.first {
            return "OptionalRequirements.note(\"\(requirement)\", \(value))"
        }
        if known.count == 1, let value = constants.first { return value }
        let text = "the optional requirement \(name.text) has no default that its callers agree on"
        remark(
            name,
            empty.map { "\(text): it returns \($0)" } ?? "\(text): return a \(type.trimmedDescription) in an extension"
        )
        return empty
    }

    /// Whether a value does not depend on its caller: it names nothing but types, members of them and numbers.
    static func isConstant(_ value: String) -> Bool {
        let words = value.split { !($0.isLetter || $0.isNumber || "_.:\"-".contains($0)) }
        return !words.isEmpty
            && words.allSatisfy { word in
                guard let first = word.first(where: { $0 != "-" }), !word.hasSuffix(":") else { return true }
                return !first.isLetter || first.isUppercase || ["true", "false"].contains(word)
            } || ["[]", "[:]"].contains(value)
    }

    /// The value of a type that is empty; `nil` if there is none.
    private func emptyValue(of type: TypeSyntax) -> String? {
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        return Self.emptyValues[type.trimmedDescription]
    }

    private static let emptyValues: [String: String] = {
        var values = ["Bool": "false", "String": "\"\""]
        values["UIView"] = "UIView()"
        values["UIViewController"] = "UIViewController()"
        values["UIColor"] = "UIColor.clear"
        values["UIImage"] = "UIImage()"
        values["IndexPath"] = "IndexPath()"
        for type in ["Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval"] { values[type] = "0" }
        for type in ["CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets"] {
            values[type] = ".zero"
        }
        return values
    }()

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

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value { ask(value) }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let operation = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
        if ["??", "==", "!="].contains(operation) { ask(node.leftOperand) }
        return .visitChildren
    }

    /// Asks for the note of the default around a call.
    private func ask(_ call: ExprSyntax) {
        guard let name = OptionalCallDefaults.requirement(calledBy: call), !call.is(TryExprSyntax.self),
            declarations.optionalAnswers.requirements.contains(name)
        else { return }
        edits.insert("OptionalRequirements.answer(\"\(name)\", { ", at: call.positionAfterSkippingLeadingTrivia)
        edits.insert(" })", at: call.endPositionBeforeTrailingTrivia)
    }

    /// `let is = delegate!.shouldBegin!(field)` has a type that the compiler does not find by itself, since a method that is not
    /// implemented has a result as well.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.typeAnnotation == nil, let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
                .as(MemberAccessExprSyntax.self),
            let type = resultsOfOptionalMethods[call.requirementName(member.declName.baseName.text)]
        {
            edits.insert(": \(type)", at: node.pattern.endPositionBeforeTrailingTrivia)
        }
        return .visitChildren
    }
}
