import SwiftSyntax

/// Makes the reference types of Foundation where `as` bridges to them: only an Objective-C runtime does so.
///
/// The tree has to be folded, so that `as` stands with its operand.
final class BridgingPass: Pass {
    private static let initializers = [
        "NSString": "string", "NSNumber": "value", "NSArray": "array", "NSDictionary": "dictionary", "NSSet": "set",
        "NSData": "data",
    ]

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        let type = node.type.trimmedDescription
        guard node.questionOrExclamationMark == nil, let label = Self.initializers[type] else { return .visitChildren }
        edits.insert("\(type)(\(label): ", at: node.expression.positionAfterSkippingLeadingTrivia)
        edits.replace(node.expression.endPositionBeforeTrailingTrivia..<node.endPositionBeforeTrailingTrivia, with: ")")
        return .visitChildren
    }
}
