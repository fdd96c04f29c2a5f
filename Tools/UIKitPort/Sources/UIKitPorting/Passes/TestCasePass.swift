import SwiftSyntax

/// Moves `@MainActor` from classes of tests to their members and makes the tests asynchronous: XCTest on Linux traps when it finds
/// the tests of such a class.
final class TestCasePass: Pass {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let isTest =
            node.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "XCTestCase" } ?? false
        let attribute = node.attributes.first { $0.trimmedDescription == "@MainActor" }
        if isTest, let attribute { moveToMethods(attribute, of: node) }
        return .visitChildren
    }

    private func moveToMethods(_ attribute: AttributeListSyntax.Element, of node: ClassDeclSyntax) {
        remove(attribute)
        for member in node.memberBlock.members {
            let declaration = member.decl
            let isOverride = declaration.as(FunctionDeclSyntax.self)?.modifiers.contains(.override) ?? false
            if isOverride, let function = declaration.as(FunctionDeclSyntax.self) {
                if function.signature.effectSpecifiers?.asyncSpecifier == nil {
                    remark(
                        function,
                        "\(function.name.text) is not on the main actor: use MainActor.assumeIsolated in it, or make it async"
                    )
                } else {
                    edits.insert("@MainActor ", at: declaration.positionAfterSkippingLeadingTrivia)
                }
            } else if let test = declaration.as(FunctionDeclSyntax.self), isTest(test) {
                edits.insert("@MainActor ", at: declaration.positionAfterSkippingLeadingTrivia)
                // XCTest casts a test that is not asynchronous to a function of no actor, which traps.
                edits.insert(" async", at: test.signature.parameterClause.endPositionBeforeTrailingTrivia)
            } else if declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self) {
                edits.insert("@MainActor ", at: declaration.positionAfterSkippingLeadingTrivia)
            }
        }
    }

    private func isTest(_ node: FunctionDeclSyntax) -> Bool {
        node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
            && node.signature.effectSpecifiers?.asyncSpecifier == nil
    }
}
