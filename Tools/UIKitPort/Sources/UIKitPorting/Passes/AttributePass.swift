import SwiftSyntax

/// Removes attributes and modifiers that only an Objective-C runtime or Interface Builder understands.
final class AttributePass: Pass {
    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "NSCopying",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.removed.contains(name) {
            remove(node)
        } else if name == "UIApplicationMain" {
            replace(node, with: "@main")
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) { remove(node) }
        return .visitChildren
    }

    /// An `@objc` protocol is for classes only, which `weak` references rely on.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let isObjC = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
        }
        guard isObjC else { return .visitChildren }
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if inherited.isEmpty {
            edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
        } else if !inherited.contains("AnyObject"), !inherited.contains("class"),
            let first = node.inheritanceClause?.inheritedTypes.first
        {
            edits.insert("AnyObject, ", at: first.positionAfterSkippingLeadingTrivia)
        }
        return .visitChildren
    }
}
