import SwiftSyntax

/// Leaves out views of SwiftUI and previews, where there is no SwiftUI: declarations of a file that name its types stand in
/// `#if canImport(SwiftUI)`.
final class SwiftUIPass: Pass {
    private static let protocols: Set<String> = [
        "View", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "ViewModifier", "App",
        "ButtonStyle", "LabelStyle", "Shape", "EnvironmentKey", "PreferenceKey",
    ]

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        if Self.importsSwiftUI(node) { wrap(node.statements) }
        return .skipChildren
    }

    static func importsSwiftUI(_ node: SourceFileSyntax) -> Bool {
        let imports = ImportFinder(viewMode: .sourceAccurate)
        imports.walk(node)
        return imports.importsSwiftUI
    }

    private func wrap(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            if let condition = statement.item.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses
                where clause.condition?.trimmedDescription.contains("canImport(SwiftUI)") != true {
                    if case .statements(let statements)? = clause.elements { wrap(statements) }
                }
            } else if Self.needsSwiftUI(statement.item, declarations) {
                edits.insert("#if canImport(SwiftUI)\n", at: statement.positionAfterSkippingLeadingTrivia)
                edits.insert("\n#endif", at: statement.endPositionBeforeTrailingTrivia)
            }
        }
    }

    /// Whether a declaration of a file that imports SwiftUI is one of its views or previews.
    static func needsSwiftUI(_ item: CodeBlockItemSyntax.Item, _ declarations: Declarations) -> Bool {
        if let macro = item.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
        if let macro = item.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
        if let type = item.as(ExtensionDeclSyntax.self), protocols.contains(type.extendedType.trimmedDescription) {
            return true
        }
        let inheritance = item.asProtocol(DeclGroupSyntax.self)?.inheritanceClause
        return inheritance?.inheritedTypes.contains {
            let name = $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
            return protocols.contains(name) && declarations.types[name] == nil
        } ?? false
    }

    private final class ImportFinder: SyntaxVisitor {
        var importsSwiftUI = false

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.path.first?.name.text == "SwiftUI" { importsSwiftUI = true }
            return .skipChildren
        }
    }
}
