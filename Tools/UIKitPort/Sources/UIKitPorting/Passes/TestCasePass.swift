import SwiftSyntax

/// Moves `@MainActor` from classes of tests to their members, and runs the bodies of tests on the main actor: XCTest on Linux traps
/// when it finds the tests of a class of an actor, and tests that are marked so themselves.
///
/// Tests stay synchronous. XCTest runs them on the main thread, `wait(for:timeout:)` goes on to run the main queue, and a call with
/// an asynchronous overload stays the call that it was.
final class TestCasePass: Pass {
    /// Members of `XCTestCase`, and of the specs of Quick, which are of no actor.
    private static let overridable: Set<String> = [
        "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest", "perform", "run", "record",
        "recordFailure", "spec",
    ]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard declarations.isTestCase(name) else { return .visitChildren }
        let isIsolated = declarations.isOnMainActor(name)
        if isIsolated {
            if let attribute = mainActor(in: node.attributes) { remove(attribute) }
            conformToSendable(node)
        }
        port(node.memberBlock.members, isIsolated: isIsolated)
        addTest(node)
        return .visitChildren
    }

    /// A spec of Quick has no tests that XCTest finds: it gets one, which runs its examples.
    private func addTest(_ node: ClassDeclSyntax) {
        let name = "test\(node.name.text)"
        let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text }
        guard declarations.ancestry(of: node.name.text).last == "QuickSpec", methods.contains("spec"),
            !node.memberBlock.trimmedDescription.contains("func \(name)()")
        else { return }
        edits.insert(
            """

                #if canImport(QuickStandIn) && !canImport(Quick)
                func \(name)() { runExamples() }
                #endif

            """,
            at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
        )
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        guard declarations.isTestCase(name) else { return .visitChildren }
        let attribute = mainActor(in: node.attributes)
        if let attribute { remove(attribute) }
        port(node.memberBlock.members, isIsolated: attribute != nil || declarations.isOnMainActor(name))
        return .visitChildren
    }

    /// Lists of tests for Linux are of a time when they were written by hand or by a tool: tests are found without, and some lists
    /// name tests that are gone.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let conditions = ["os(Linux)", "!canImport(ObjectiveC)", "!canImport(Darwin)"]
        if let condition = node.condition, conditions.contains(condition.trimmedDescription.filter { $0 != " " }),
            node.elements?.tokens(viewMode: .sourceAccurate).contains(where: { $0.text.hasSuffix("llTests") }) ?? false
        {
            replace(condition, with: "false")
            return .skipChildren
        }
        return .visitChildren
    }

    /// A test is no `NSObject` here, which would know its class.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == "classForCoder", isInTestCase(node) else { return .visitChildren }
        guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id else {
            replace(node, with: "type(of: self)")
            return .visitChildren
        }
        if access.base?.trimmedDescription == "self" { replace(access, with: "type(of: self)") }
        return .visitChildren
    }

    private func isInTestCase(_ node: some SyntaxProtocol) -> Bool {
        var node = node.parent
        while let current = node {
            if let type = current.as(ClassDeclSyntax.self) { return declarations.isTestCase(type.name.text) }
            if let type = current.as(ExtensionDeclSyntax.self) {
                return declarations.isTestCase(type.extendedType.trimmedDescription)
            }
            node = current.parent
        }
        return false
    }

    /// Classes of the main actor are `Sendable`. A class whose members are of the actor is as safe.
    private func conformToSendable(_ node: ClassDeclSyntax) {
        guard let inheritance = node.inheritanceClause, let last = inheritance.inheritedTypes.last,
            !inheritance.trimmedDescription.contains("Sendable")
        else { return }
        edits.insert(", @unchecked Sendable", at: last.endPositionBeforeTrailingTrivia)
    }

    private func port(_ members: MemberBlockItemListSyntax, isIsolated: Bool) {
        for member in members {
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .decls(let members)? = clause.elements { port(members, isIsolated: isIsolated) }
                }
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                port(function, isIsolated: isIsolated)
            } else if isIsolated, let variable = member.decl.as(VariableDeclSyntax.self),
                !isOfAnActor(variable.attributes, variable.modifiers), !variable.modifiers.contains(.override)
            {
                mark(variable)
            } else if isIsolated, let subscripts = member.decl.as(SubscriptDeclSyntax.self),
                !isOfAnActor(subscripts.attributes, subscripts.modifiers)
            {
                mark(subscripts)
            }
        }
    }

    private func port(_ node: FunctionDeclSyntax, isIsolated: Bool) {
        let attribute = mainActor(in: node.attributes)
        guard attribute != nil || isIsolated && !isOfAnActor(node.attributes, node.modifiers) else { return }
        let isSynchronous = node.signature.effectSpecifiers?.asyncSpecifier == nil
        let isCalledByXCTest =
            isTest(node) || node.modifiers.contains(.override) && Self.overridable.contains(node.name.text)
        if isSynchronous, isCalledByXCTest, let body = node.body, node.signature.returnClause == nil {
            if let attribute { remove(attribute) }
            runOnMainActor(body, throws: node.signature.effectSpecifiers?.throwsClause != nil)
        } else if attribute == nil {
            mark(node)
        }
    }

    private func runOnMainActor(_ body: CodeBlockSyntax, throws isThrowing: Bool) {
        let start =
            isThrowing
            ? "try MainActor.assumeIsolated { () throws -> Void in" : "MainActor.assumeIsolated { () -> Void in"
        guard !body.statements.isEmpty, !isPorted(body) else { return }
        edits.insert(" \(start)", at: body.leftBrace.endPositionBeforeTrailingTrivia)
        edits.insert("} ", at: body.rightBrace.positionAfterSkippingLeadingTrivia)
    }

    private func isPorted(_ body: CodeBlockSyntax) -> Bool {
        guard body.statements.count == 1, let only = body.statements.first else { return false }
        let text = only.trimmedDescription
        return text.hasPrefix("MainActor.assumeIsolated") || text.hasPrefix("try MainActor.assumeIsolated")
    }

    private func mark(_ node: some DeclSyntaxProtocol) {
        edits.insert("@MainActor ", at: node.positionAfterSkippingLeadingTrivia)
    }

    private func isTest(_ node: FunctionDeclSyntax) -> Bool {
        node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
            && !node.modifiers.contains(.static) && !node.modifiers.contains(.private)
    }

    private func mainActor(in attributes: AttributeListSyntax) -> AttributeListSyntax.Element? {
        attributes.first { $0.trimmedDescription == "@MainActor" }
    }

    private func isOfAnActor(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
            || attributes.contains { $0.trimmedDescription.hasSuffix("Actor") }
    }
}
