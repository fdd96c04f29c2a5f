import SwiftSyntax

/// Removes the blanks between attributes and their arguments, as in `@available (iOS 14, *)`: Swift 5 only warns of them.
final class SpacingPass: Pass {
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if let parenthesis = node.leftParen {
            let name = node.attributeName
            edits.replace(
                name.endPositionBeforeTrailingTrivia..<parenthesis.positionAfterSkippingLeadingTrivia,
                with: ""
            )
        }
        return .visitChildren
    }

    /// Returns whether a syntax error is one that this pass mends.
    static func mends(_ node: Syntax) -> Bool {
        node.as(TokenSyntax.self)?.tokenKind == .leftParen && node.parent?.is(AttributeSyntax.self) == true
    }
}
