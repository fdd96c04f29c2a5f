import SwiftSyntax

/// Lets objects that are no responders observe properties by their names: without Objective-C, `NSObject` has no method to
/// override. The override becomes a method that HeadlessUIKit calls, and that the override calls for iOS.
final class ObserverPass: Pass {
    private static let name = "observeValue"
    private static let labels = ["forKeyPath", "of", "change", "context"]
    private static let replacement = "observedValueDidChange"

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        port(node, path: path(of: node))
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        port(node, path: node.extendedType.trimmedDescription)
        return .visitChildren
    }

    private func port(_ node: some DeclGroupSyntax, path: String) {
        let override = node.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
            $0.name.text == Self.name && $0.argumentLabels == Self.labels && $0.modifiers.contains(.override)
        }
        guard let override, declarations.ancestry(of: path).last == "NSObject" else { return }
        let isFirst = !declarations.ancestry(of: path).dropFirst().contains {
            declarations.keyPathObservers.contains($0)
        }
        replace(override.name, with: Self.replacement)
        if isFirst {
            for modifier in override.modifiers where modifier.name.tokenKind == .keyword(.override) { remove(modifier) }
            hideCallsOfSuper(in: override)
            addOverride(of: override, in: node)
            addConformance(of: path, in: node)
        } else {
            renameCallsOfSuper(in: override)
        }
    }

    /// The name of a class with those of its parents.
    private func path(of node: ClassDeclSyntax) -> String {
        var names = [node.name.text]
        var parent = node.parent
        while let current = parent {
            if let type = current.asProtocol((any NamedDeclSyntax).self), !current.is(FunctionDeclSyntax.self) {
                names.insert(type.name.text, at: 0)
            } else if let type = current.as(ExtensionDeclSyntax.self) {
                names.insert(type.extendedType.trimmedDescription, at: 0)
            }
            parent = current.parent
        }
        return names.joined(separator: ".")
    }

    private func addOverride(of node: FunctionDeclSyntax, in type: some DeclGroupSyntax) {
        let access =
            node.modifiers.first { ["public", "open", "package"].contains($0.name.text) }.map { $0.name.text + " " }
            ?? ""
        let lines = [
            "",
            "    #if !os(Linux)",
            "    \(access)override func observeValue(",
            "        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,",
            "        context: UnsafeMutableRawPointer?",
            "    ) {",
            "        \(Self.replacement)(forKeyPath: keyPath, of: object, change: change, context: context)",
            "    }",
            "    #endif",
            "",
        ]
        edits.insert(lines.joined(separator: "\n"), at: type.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
    }

    private func addConformance(of path: String, in node: some DeclGroupSyntax) {
        guard let file = node.root.as(SourceFileSyntax.self) else { return }
        let text = "\n#if os(Linux)\nextension \(path): _KeyPathObserver {}\n#endif\n"
        edits.insert(text, at: file.endOfFileToken.positionAfterSkippingLeadingTrivia)
    }

    /// `NSObject` has the method for iOS only.
    private func hideCallsOfSuper(in node: FunctionDeclSyntax) {
        for call in callsOfSuper(in: node) {
            edits.insert("#if !os(Linux)\n", at: call.positionAfterSkippingLeadingTrivia)
            edits.insert("\n#endif", at: call.endPositionBeforeTrailingTrivia)
        }
    }

    private func renameCallsOfSuper(in node: FunctionDeclSyntax) {
        for call in callsOfSuper(in: node) {
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
                replace(member.declName, with: Self.replacement)
            }
        }
    }

    private func callsOfSuper(in node: FunctionDeclSyntax) -> [FunctionCallExprSyntax] {
        let finder = SuperCalls(viewMode: .sourceAccurate)
        if let body = node.body { finder.walk(body) }
        return finder.calls
    }

    private final class SuperCalls: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let member = node.calledExpression.as(MemberAccessExprSyntax.self)
            if member?.base?.is(SuperExprSyntax.self) == true, member?.declName.baseName.text == ObserverPass.name {
                calls.append(node)
            }
            return .visitChildren
        }
    }
}
