import SwiftSyntax

/// Says which types of UIKit the headless UIKit does not have, and which members that are overridden. Nothing is changed.
///
/// Members that are only used are not found here, because the types of expressions are not known: the compiler names them.
final class MissingPass: Pass {
    private static let ofSwiftUI: Set<String> = [
        "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable", "UIViewControllerRepresentable",
        "UIGestureRecognizerRepresentable",
    ]

    private var use: FrameworkUse?

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        use = FrameworkUse(node, declarations)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        use?.needs(node.item).isEmpty == false ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        use?.needs(node).isEmpty == false ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        isNeverCompiled(node) ? .skipChildren : .visitChildren
    }

    /// Whether the code under a condition is left out on Linux.
    private func isNeverCompiled(_ node: IfConfigClauseSyntax) -> Bool {
        let condition = node.condition?.trimmedDescription.filter { $0 != " " } ?? ""
        return ImportPass.appleOnly.contains { condition.hasPrefix("canImport(\($0))") }
            || ["os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "targetEnvironment"].contains {
                condition.hasPrefix($0) && !condition.contains("||")
            }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        check(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName != node { check(node.baseName) }
        return .visitChildren
    }

    private func check(_ token: TokenSyntax) {
        let name = token.text
        // The module itself, as in `#if canImport(UIKit)` and `UIKit.UIView`.
        guard name != "UIKit", name.hasPrefix("UI") || name.hasPrefix("CA"),
            name.dropFirst(2).first?.isUppercase == true,
            name.contains(where: \.isLowercase), !namesOfUIKit.contains(name), !declarations.typeNames.contains(name)
        else { return }
        let advice =
            Self.ofSwiftUI.contains(name)
            ? "`\(name)` needs SwiftUI, which does not exist on Linux: put what uses it in #if canImport(SwiftUI)"
            : "`\(name)` is not in the headless UIKit"
        remark(token, kind: .missing, name: name, advice)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(.override) { checkOverride(node, node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(.override),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        {
            checkOverride(node, name)
        }
        return .visitChildren
    }

    private func checkOverride(_ node: some DeclSyntaxProtocol, _ name: String) {
        guard !membersOfUIKit.contains(name), !declarations.ownMembers.contains(name),
            let type = enclosingClass(of: node)
        else { return }
        let root = declarations.ancestry(of: type).last ?? type
        guard root.hasPrefix("UI"), namesOfUIKit.contains(root) else { return }
        remark(node, kind: .missing, name: "\(root).\(name)", "`\(root)` has no `\(name)` in the headless UIKit")
    }

    private func enclosingClass(of node: some DeclSyntaxProtocol) -> String? {
        for parent in sequence(first: Syntax(node), next: \.parent) {
            if let type = parent.as(ClassDeclSyntax.self) { return type.name.text }
            if let type = parent.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
        }
        return nil
    }
}
