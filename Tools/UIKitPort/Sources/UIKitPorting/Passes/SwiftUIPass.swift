import SwiftSyntax

/// Leaves out what needs SwiftUI, where there is no SwiftUI: it stands in `#if canImport(SwiftUI)`.
final class SwiftUIPass: Pass {
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let use = SwiftUIUse(node, declarations)
        use.forEachStatement(of: node.statements) { statement in
            if use.needs(statement.item) {
                leaveOut(statement)
            } else if let type = statement.item.asProtocol(DeclGroupSyntax.self) {
                for member in type.memberBlock.members where use.needs(member) { leaveOut(member) }
            }
        }
        return .skipChildren
    }

    private func leaveOut(_ node: some SyntaxProtocol) {
        edits.insert("#if canImport(SwiftUI)\n", at: node.positionAfterSkippingLeadingTrivia)
        edits.insert("\n#endif", at: node.endPositionBeforeTrailingTrivia)
    }
}
