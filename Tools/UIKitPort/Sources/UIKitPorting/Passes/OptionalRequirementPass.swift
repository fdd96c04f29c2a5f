import SwiftSyntax

/// Makes optional requirements of protocols required, with a default: what is not implemented does nothing, or returns `nil`. One of a
/// type without `nil` returns what its callers take in its place, as `true` in `delegate?.canMove?(row) ?? true`. Where callers have
/// to know whether there is an implementation, the default notes that it ran (`OptionalAnswers`).
final class OptionalRequirementPass: Pass {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var defaults: [String] = []
        for member in node.memberBlock.members {
            guard let modifiers = member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers,
                modifiers.contains(.optional)
            else { continue }
            for modifier in modifiers where modifier.name.tokenKind == .keyword(.optional) { remove(modifier) }
            let value = OptionalDefault(of: member.decl, declarations)
            if let code = value.code { defaults.append(code) }
            if let problem = value.problem { remark(problem.name, problem.message) }
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
            declarations.optionalAnswers.requirements.contains(name),
            !declarations.optionalAnswers.unmade.contains(name)
        else { return }
        wrap(call, name)
    }

    private func wrap(_ call: some ExprSyntaxProtocol, _ name: String) {
        edits.insert("OptionalRequirements.answer(\"\(name)\", { ", at: call.positionAfterSkippingLeadingTrivia)
        let isFollowed = call.parent?.as(MemberAccessExprSyntax.self)?.base?.id == call.id
        edits.insert(isFollowed ? " })?" : " })", at: call.endPositionBeforeTrailingTrivia)
    }

    /// Each call of a requirement of whose type no value is known asks for the note.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = OptionalCallDefaults.requirement(calledBy: ExprSyntax(node)),
            declarations.optionalAnswers.unmade.contains(name)
        {
            wrap(node, name)
        }
        return .visitChildren
    }

    /// So does each use of such a property by way of a delegate that may be missing.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        if declarations.optionalAnswers.unmade.contains(name), node.base?.is(OptionalChainingExprSyntax.self) == true,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
        {
            wrap(node, name)
        }
        return .visitChildren
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
