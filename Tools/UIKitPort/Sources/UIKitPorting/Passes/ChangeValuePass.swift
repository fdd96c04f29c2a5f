import SwiftSyntax

/// Reads geometry from the dictionary of a change, which holds values of Swift where there is no Objective-C:
/// `(change?[.newKey] as? NSValue)?.cgPointValue` becomes `(change?[.newKey] as? CGPoint)`, which iOS bridges.
final class ChangeValuePass: Pass {
    private static let types = [
        "cgAffineTransformValue": "CGAffineTransform", "cgPointValue": "CGPoint", "cgRectValue": "CGRect",
        "cgSizeValue": "CGSize", "cgVectorValue": "CGVector", "uiEdgeInsetsValue": "UIEdgeInsets",
        "uiOffsetValue": "UIOffset",
    ]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let type = Self.types[node.declName.baseName.text], let base = node.base else { return .visitChildren }
        let tuple =
            base.as(OptionalChainingExprSyntax.self)?.expression.as(TupleExprSyntax.self)
            ?? base.as(TupleExprSyntax.self)
        guard let cast = tuple?.elements.first?.expression, tuple?.elements.count == 1,
            let (value, isForced) = changeValue(of: cast)
        else { return .visitChildren }
        replace(node, with: "(\(value.trimmedDescription) \(isForced ? "as!" : "as?") \(type))")
        return .skipChildren
    }

    /// What is cast to `NSValue` or `AnyObject`, if it comes from a change, and whether the cast is forced.
    private func changeValue(of node: ExprSyntax) -> (ExprSyntax, isForced: Bool)? {
        guard let cast = node.as(AsExprSyntax.self) else { return nil }
        let type = cast.type.trimmedDescription
        guard ["NSValue", "AnyObject", "AnyObject?"].contains(type) else { return nil }
        let text = cast.expression.trimmedDescription
        guard ["newKey", "oldKey", "KeyValueChangeNewKey"].contains(where: text.contains) else { return nil }
        // A member of `AnyObject` is optional, which the code unwraps.
        return (cast.expression, cast.questionOrExclamationMark?.tokenKind == .exclamationMark && type == "NSValue")
    }
}
