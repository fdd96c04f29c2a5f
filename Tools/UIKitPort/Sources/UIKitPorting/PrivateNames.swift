import SwiftSyntax

/// The names of a file that other files do not see: what is private or private to the file, at any depth.
final class PrivateNames: SyntaxVisitor {
    private(set) var found: Set<String> = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func add(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        if modifiers.isPrivate { found.insert(name.text) }
    }

    private func add(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier { found.insert(name.text) }
        }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.isPrivate { add(node) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.isPrivate else { return .visitChildren }
        for member in node.memberBlock.members {
            if let variable = member.decl.as(VariableDeclSyntax.self) {
                add(variable)
            } else if let named = member.decl.asProtocol(NamedDeclSyntax.self) {
                found.insert(named.name.text)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .skipChildren
    }
}

extension DeclModifierListSyntax {
    /// Whether a declaration is seen in its file only. `private(set)` restricts the setter alone.
    var isPrivate: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
}
