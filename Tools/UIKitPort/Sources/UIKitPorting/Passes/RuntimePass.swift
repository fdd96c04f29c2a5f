import SwiftSyntax

/// Says what only works with an Objective-C runtime, and sends selectors to objects of a type that has `perform(_:)`.
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

    /// The names that HeadlessUIKit knows in `value(forKey:)` and `setValue(_:forKey:)`.
    private static let knownKeys: Set<String> = [
        "attributedMessage", "attributedTitle", "cancelButton", "contentViewController", "image", "navigationBar",
        "orientation", "placeholderLabel.font", "placeholderLabel.textColor", "searchField", "tabBar", "textColor",
        "titleTextColor", "view",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.trimmedDescription
        sendToObject(node)
        if let advice = Self.advice[name] {
            remark(node, "\(name): \(advice)")
        } else if name == "Selector", node.arguments.count == 1, node.arguments.first?.label == nil {
            remark(
                node,
                "this selector has only a name: it calls a method while another selector has that, "
                    + "or write Selector(\"name\", Type.method)"
            )
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            describeType(node, member)
            let labels = node.arguments.map { $0.label?.text ?? "_" }
            let key = node.arguments.last?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
            if !Self.knownKeys.contains(key.hasPrefix("_") ? String(key.dropFirst()) : key),
                ["value", "setValue"].contains(member.declName.baseName.text),
                labels.last == "forKey" || labels.last == "forKeyPath",
                !(member.base.map { hasOwnKeys($0.trimmedDescription) } ?? false)
            {
                remark(
                    node,
                    "by key, only stored properties of own classes are read on Linux, and none are set: use the property"
                )
            }
        }
        return .visitChildren
    }

    /// Whether an object finds values by key itself, as its name tells: a layer, settings, a dictionary.
    private func hasOwnKeys(_ object: String) -> Bool {
        object.hasSuffix("layer") || object.contains("UserDefaults") || object.hasSuffix("efaults")
            || object.hasSuffix("ictionary")
    }

    /// `type(of: object).description()` of an `AnyObject`, which has no methods of Objective-C here, becomes the name of its class.
    private func describeType(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
        guard member.declName.baseName.text == "description", node.arguments.isEmpty,
            let type = member.base?.as(FunctionCallExprSyntax.self), type.calledExpression.trimmedDescription == "type",
            type.arguments.first?.label?.text == "of"
        else { return }
        edits.insert("NSStringFromClass(", at: type.positionAfterSkippingLeadingTrivia)
        edits.replace(type.endPositionBeforeTrailingTrivia..<node.endPositionBeforeTrailingTrivia, with: ")")
    }

    /// `item.target?.perform(action)` sends to an `AnyObject`, which has all methods of Objective-C there.
    private func sendToObject(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            ["perform", "performSelector"].contains(member.declName.baseName.text)
        else { return }
        let object: ExprSyntax
        let cast: String
        if let chained = base.as(OptionalChainingExprSyntax.self) {
            (object, cast) = (chained.expression, "(\(chained.expression.trimmedDescription) as? NSObject)?")
        } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
            (object, cast) = (forced.expression, "(\(forced.expression.trimmedDescription) as! NSObject)")
        } else {
            return
        }
        let last = object.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? object.trimmedDescription
        if last == "target" || last.hasSuffix("Target") { replace(base, with: cast) }
    }
}
