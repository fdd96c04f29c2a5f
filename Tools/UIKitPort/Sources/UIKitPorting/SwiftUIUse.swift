import SwiftSyntax

/// What of a file needs SwiftUI: declarations that name its types, if the file imports it, and those that name such a declaration.
struct SwiftUIUse {
    /// Types and attributes of SwiftUI that code beside views names as well.
    private static let types: Set<String> = [
        "AnyView", "App", "Binding", "ButtonStyle", "EdgeInsets", "EnvironmentKey", "EnvironmentObject",
        "EnvironmentValues",
        "GeometryProxy", "GeometryReader", "LabelStyle", "LocalizedStringKey", "ObservedObject", "PreferenceKey",
        "PreviewProvider", "Shape", "StateObject", "UIGestureRecognizerRepresentable", "UIHostingConfiguration",
        "UIHostingController", "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
        "UIViewRepresentable", "UIViewRepresentableContext", "View", "ViewBuilder", "ViewModifier",
    ]

    /// The names that mark what needs SwiftUI.
    private let names: Set<String>

    /// Creates what a file needs.
    init(_ file: SourceFileSyntax, _ declarations: Declarations) {
        self.init(file, leftOut: declarations.swiftUINames, typeNames: declarations.typeNames)
    }

    private init(_ file: SourceFileSyntax, leftOut: Set<String>, typeNames: Set<String>) {
        let imports = ImportFinder(viewMode: .sourceAccurate)
        imports.walk(file)
        names = imports.importsSwiftUI ? Self.types.subtracting(typeNames).union(leftOut) : leftOut
    }

    /// Returns the names of the declarations of a module that need SwiftUI as a whole.
    static func names(in trees: [SourceFileSyntax], typeNames: Set<String>) -> Set<String> {
        var found: Set<String> = []
        while true {
            let before = found
            for tree in trees {
                let use = SwiftUIUse(tree, leftOut: found, typeNames: typeNames)
                guard !use.names.isEmpty else { continue }
                use.forEachStatement(of: tree.statements) { statement in
                    if use.needs(statement.item), let name = Self.name(of: statement.item) { found.insert(name) }
                }
            }
            if found == before { return found }
        }
    }

    /// Calls a function for each statement at the top level, also in conditions that do not ask for SwiftUI.
    func forEachStatement(of statements: CodeBlockItemListSyntax, _ body: (CodeBlockItemSyntax) -> Void) {
        for statement in statements {
            guard let condition = statement.item.as(IfConfigDeclSyntax.self) else {
                body(statement)
                continue
            }
            for clause in condition.clauses where !Self.asksForSwiftUI(clause) {
                if case .statements(let statements)? = clause.elements { forEachStatement(of: statements, body) }
            }
        }
    }

    static func asksForSwiftUI(_ clause: IfConfigClauseSyntax) -> Bool {
        clause.condition?.trimmedDescription.contains("canImport(SwiftUI)") == true
    }

    /// Whether a statement at the top level needs SwiftUI as a whole: a view, a preview, a type that stores values of SwiftUI.
    func needs(_ item: CodeBlockItemSyntax.Item) -> Bool {
        guard !names.isEmpty else { return false }
        if let macro = item.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
        if let macro = item.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
        guard let type = item.asProtocol(DeclGroupSyntax.self) else {
            return item.is(ImportDeclSyntax.self) ? false : mentions(item)
        }
        if let type = item.as(ExtensionDeclSyntax.self), mentions(type.extendedType) { return true }
        if item.is(ProtocolDeclSyntax.self) { return mentions(item) }
        return mentions(type.attributes) || type.inheritanceClause.map { mentions($0) } == true
            || type.genericWhereClause.map { mentions($0) } == true
            || item.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause.map { mentions($0) } == true
            || !item.is(ExtensionDeclSyntax.self) && type.memberBlock.members.contains { isStored($0.decl) }
    }

    /// Whether a member of a type needs SwiftUI.
    func needs(_ member: MemberBlockItemSyntax) -> Bool { !names.isEmpty && mentions(member.decl) }

    /// Whether a member is part of each value of its type, and of a type of SwiftUI.
    private func isStored(_ member: DeclSyntax) -> Bool {
        if member.is(EnumCaseDeclSyntax.self) { return mentions(member) }
        guard let variable = member.as(VariableDeclSyntax.self) else { return false }
        return variable.bindings.contains { binding in
            if case .getter = binding.accessorBlock?.accessors { return false }
            return mentions(variable)
        }
    }

    /// Whether code names one of the types, not as a member of something else, nor where it asks whether SwiftUI is there.
    private func mentions(_ node: some SyntaxProtocol) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, names.contains(name) else { return false }
            if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period,
                token.parent?.as(MemberTypeSyntax.self)?.baseType.trimmedDescription != "SwiftUI"
            {
                return false
            }
            return !sequence(first: Syntax(token), next: \.parent).contains {
                $0.as(IfConfigClauseSyntax.self).map(Self.asksForSwiftUI) == true
            }
        }
    }

    private static func name(of item: CodeBlockItemSyntax.Item) -> String? {
        if item.is(ExtensionDeclSyntax.self) { return nil }
        if let alias = item.as(TypeAliasDeclSyntax.self) { return alias.name.text }
        return item.asProtocol(NamedDeclSyntax.self).flatMap {
            item.asProtocol(DeclGroupSyntax.self) == nil ? nil : $0.name.text
        }
    }

    private final class ImportFinder: SyntaxVisitor {
        var importsSwiftUI = false

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.path.first?.name.text == "SwiftUI" { importsSwiftUI = true }
            return .skipChildren
        }
    }
}
