import SwiftSyntax

/// Says what only works with an Objective-C runtime. Nothing is changed.
final class RuntimePass: Pass {
    private static let advice = [
        "NSSelectorFromString": "a selector needs its method: write Selector(\"name\", Type.method)",
        "NSClassFromString": "classes are not found by name on Linux",
        "NSInvocation": "there are no invocations on Linux",
        "method_exchangeImplementations": "methods cannot be exchanged on Linux",
        "class_getInstanceMethod": "methods cannot be exchanged on Linux",
        "class_addMethod": "methods cannot be added on Linux",
        "object_setClass": "an object cannot change its class on Linux",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.trimmedDescription
        if let advice = Self.advice[name] {
            remark(node, "\(name): \(advice)")
        } else if name == "Selector", node.arguments.count == 1, node.arguments.first?.label == nil {
            remark(node, "this selector has only a name: write Selector(\"name\", Type.method), or nothing is called")
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let labels = node.arguments.map { $0.label?.text ?? "_" }
            if ["value", "setValue"].contains(member.declName.baseName.text),
                labels.last == "forKey" || labels.last == "forKeyPath",
                !(member.base?.trimmedDescription.hasSuffix("layer") ?? false)
            {
                remark(node, "values are not found by key on Linux: use the property, or a key path")
            }
        }
        return .visitChildren
    }
}
