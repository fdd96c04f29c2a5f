import SwiftSyntax

/// Leaves out what needs a framework that Linux does not have: it stands in `#if canImport(WebKit)` and the like.
final class FrameworkPass: Pass {
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let use = FrameworkUse(node, declarations)
        use.forEachStatement(of: node.statements) { statement in
            let needed = use.needs(statement.item)
            if !needed.isEmpty {
                leaveOut(statement, needed)
            } else if let type = statement.item.asProtocol(DeclGroupSyntax.self) {
                for member in type.memberBlock.members { leaveOut(member, use) }
            }
        }
        return .skipChildren
    }

    private func leaveOut(_ member: MemberBlockItemSyntax, _ use: FrameworkUse) {
        let needed = use.needs(member)
        guard !needed.isEmpty else { return }
        guard let function = member.decl.as(FunctionDeclSyntax.self), use.needsInBody(function),
            let body = function.body
        else { return leaveOut(member, needed) }
        note(member, needed)
        LeftOutBody(
            condition: Self.condition(needed),
            need: "This needs \(needed.sorted().joined(separator: " and ")).",
            result: function.signature.returnClause?.type
        ).insert(from: body.leftBrace, to: body.rightBrace, in: &edits)
    }

    private func leaveOut(_ node: some SyntaxProtocol, _ needed: Set<String>) {
        note(node, needed)
        edits.insert("#if \(Self.condition(needed))\n", at: node.positionAfterSkippingLeadingTrivia)
        edits.insert("\n#endif", at: node.endPositionBeforeTrailingTrivia)
    }

    /// Views of SwiftUI are not missed by the tests of a project with UIKit, other code may be.
    private func note(_ node: some SyntaxProtocol, _ needed: Set<String>) {
        let others = needed.subtracting(["SwiftUI"]).sorted()
        guard !others.isEmpty else { return }
        remark(node, "left out on Linux, because it needs \(others.joined(separator: " and "))")
    }

    private static func condition(_ needed: Set<String>) -> String {
        needed.sorted().map { "canImport(\($0))" }.joined(separator: " && ")
    }
}
