import SwiftSyntax

/// What of a file needs a framework that Linux does not have: declarations that name its types, if the file imports it, and those that
/// name such a declaration.
struct FrameworkUse {
    /// The names of types of a framework: those in a set, and those that begin with a prefix and go on with a capital letter.
    private struct Types {
        var names: Set<String> = []
        var prefixes: [String] = []

        func contains(_ name: String) -> Bool {
            names.contains(name)
                || prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
        }
    }

    /// Types of frameworks that projects with UIKit use, as far as they are known by their names.
    private static let frameworks: [String: Types] = {
        let prefixes = [
            "ARKit": ["AR"], "AVFoundation": ["AV", "CM"], "AVKit": ["AV"], "AuthenticationServices": ["AS"],
            "CloudKit": ["CK"], "Contacts": ["CN"], "ContactsUI": ["CN"], "CoreBluetooth": ["CB"],
            "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity"], "CoreHaptics": ["CH"],
            "CoreLocation": ["CL"],
            "CoreML": ["ML"], "CoreMedia": ["CM"], "CoreMotion": ["CM"], "EventKit": ["EK"], "GameKit": ["GK"],
            "HealthKit": ["HK"], "LinkPresentation": ["LP"], "LocalAuthentication": ["LA"], "MapKit": ["MK", "CL"],
            "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"],
            "MetalKit": ["MTK", "MTL"],
            "NaturalLanguage": ["NL"], "Network": ["NW"], "PDFKit": ["PDF"], "PencilKit": ["PK"], "Photos": ["PH"],
            "PhotosUI": ["PH"], "QuickLook": ["QL"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "SpriteKit": ["SK"],
            "StoreKit": ["SK"], "SystemConfiguration": ["SC"], "UserNotifications": ["UN"], "Vision": ["VN"],
            "WebKit": ["WK"],
        ]
        var result = prefixes.mapValues { Types(prefixes: $0) }
        result["SwiftUI"] = Types(names: [
            "Angle", "AnyView", "App", "Binding", "ButtonStyle", "Color", "EdgeInsets", "EnvironmentKey",
            "EnvironmentObject", "EnvironmentValues", "GeometryProxy", "GeometryReader", "HStack", "Image",
            "LabelStyle", "LinearGradient", "LocalizedStringKey", "ObservedObject", "PreferenceKey",
            "PreviewProvider", "Shape", "StateObject", "Text", "UIGestureRecognizerRepresentable",
            "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable",
            "UIViewControllerRepresentableContext", "UIViewRepresentable", "UIViewRepresentableContext", "UnitPoint",
            "VStack", "View", "ViewBuilder", "ViewModifier", "ZStack",
        ])
        return result
    }()

    /// The frameworks that each known name needs.
    typealias Names = [String: Set<String>]

    private let imported: [String: Types]
    private let leftOut: Names
    private let typeNames: Set<String>

    /// Creates what a file needs.
    init(_ file: SourceFileSyntax, _ declarations: Declarations) {
        self.init(file, leftOut: declarations.namesOfFrameworks, typeNames: declarations.typeNames)
    }

    private init(_ file: SourceFileSyntax, leftOut: Names, typeNames: Set<String>) {
        let imports = ImportFinder(viewMode: .sourceAccurate)
        imports.walk(file)
        imported = Self.frameworks.filter { imports.found.contains($0.key) }
        self.leftOut = leftOut
        self.typeNames = typeNames
    }

    private var isEmpty: Bool { imported.isEmpty && leftOut.isEmpty }

    /// Returns the declarations of a module that need frameworks as a whole.
    static func names(in trees: [SourceFileSyntax], typeNames: Set<String>) -> Names {
        var found: Names = [:]
        while true {
            let before = found
            for tree in trees {
                let use = FrameworkUse(tree, leftOut: found, typeNames: typeNames)
                guard !use.isEmpty else { continue }
                use.forEachStatement(of: tree.statements) { statement in
                    let needed = use.needs(statement.item)
                    if !needed.isEmpty, let name = Self.name(of: statement.item) {
                        found[name, default: []].formUnion(needed)
                    }
                }
            }
            if found == before { return found }
        }
    }

    /// Calls a function for each statement at the top level, also in conditions that do not ask for a framework.
    func forEachStatement(of statements: CodeBlockItemListSyntax, _ body: (CodeBlockItemSyntax) -> Void) {
        for statement in statements {
            guard let condition = statement.item.as(IfConfigDeclSyntax.self) else {
                body(statement)
                continue
            }
            for clause in condition.clauses where !Self.asksForFramework(clause) {
                if case .statements(let statements)? = clause.elements { forEachStatement(of: statements, body) }
            }
        }
    }

    private static func asksForFramework(_ clause: IfConfigClauseSyntax) -> Bool {
        let condition = clause.condition?.trimmedDescription ?? ""
        return condition.contains("canImport(")
            && frameworks.keys.contains {
                condition.contains("canImport(\($0))") && !condition.contains("!canImport(\($0))")
            }
    }

    // MARK: Needs

    /// The frameworks that a statement at the top level needs as a whole: a view, a preview, a type that stores their values.
    func needs(_ item: CodeBlockItemSyntax.Item) -> Set<String> {
        guard !isEmpty else { return [] }
        if let macro = item.as(MacroExpansionExprSyntax.self) {
            return macro.macroName.text == "Preview" ? ["SwiftUI"] : []
        }
        if let macro = item.as(MacroExpansionDeclSyntax.self) {
            return macro.macroName.text == "Preview" ? ["SwiftUI"] : []
        }
        guard let type = item.asProtocol(DeclGroupSyntax.self) else {
            return item.is(ImportDeclSyntax.self) ? [] : named(in: item)
        }
        if item.is(ProtocolDeclSyntax.self) { return named(in: item) }
        var needed = named(in: type.attributes)
        if let clause = type.inheritanceClause { needed.formUnion(named(in: clause)) }
        if let clause = type.genericWhereClause { needed.formUnion(named(in: clause)) }
        if let clause = item.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause {
            needed.formUnion(named(in: clause))
        }
        if let type = item.as(ExtensionDeclSyntax.self) { return needed.union(named(in: type.extendedType)) }
        return type.memberBlock.members.reduce(into: needed) { $0.formUnion(stored($1.decl)) }
    }

    /// The frameworks that a member of a type needs.
    func needs(_ member: MemberBlockItemSyntax) -> Set<String> { isEmpty ? [] : named(in: member.decl) }

    /// Whether only the body of a method needs frameworks.
    func needsInBody(_ function: FunctionDeclSyntax) -> Bool {
        function.body.map { !named(in: $0).isEmpty } == true && named(in: function.with(\.body, nil)).isEmpty
    }

    /// The frameworks of what is part of each value of a type.
    private func stored(_ member: DeclSyntax) -> Set<String> {
        if member.is(EnumCaseDeclSyntax.self) { return named(in: member) }
        guard let variable = member.as(VariableDeclSyntax.self), !variable.modifiers.contains(.static),
            !variable.modifiers.contains(.class)
        else { return [] }
        let isStored = variable.bindings.contains { binding in
            if case .getter = binding.accessorBlock?.accessors { return false }
            return true
        }
        return isStored ? named(in: variable) : []
    }

    /// The frameworks of the types that code names, not as members of something else, nor where it asks whether a framework is there.
    private func named(in node: some SyntaxProtocol) -> Set<String> {
        var found: Set<String> = []
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            let needed = frameworks(of: name)
            guard !needed.isEmpty, !needed.isSubset(of: found), !isMember(token) else { continue }
            let isAsked = sequence(first: Syntax(token), next: \.parent).contains {
                $0.as(IfConfigClauseSyntax.self).map(Self.asksForFramework) == true
            }
            if !isAsked { found.formUnion(needed) }
        }
        return found
    }

    private func frameworks(of name: String) -> Set<String> {
        if let known = leftOut[name] { return known }
        guard !imported.isEmpty, !typeNames.contains(name), !namesOfUIKit.contains(name) else { return [] }
        // One of the frameworks is enough: those that share a prefix import each other.
        return imported.filter { $0.value.contains(name) }.keys.min().map { [$0] } ?? []
    }

    private func isMember(_ token: TokenSyntax) -> Bool {
        guard token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period else { return false }
        let base = token.parent?.as(MemberTypeSyntax.self)?.baseType.trimmedDescription
        return base.map { imported[$0] == nil } ?? true
    }

    private static func name(of item: CodeBlockItemSyntax.Item) -> String? {
        if item.is(ExtensionDeclSyntax.self) { return nil }
        if let alias = item.as(TypeAliasDeclSyntax.self) { return alias.name.text }
        return item.asProtocol(NamedDeclSyntax.self).flatMap {
            item.asProtocol(DeclGroupSyntax.self) == nil ? nil : $0.name.text
        }
    }

    private final class ImportFinder: SyntaxVisitor {
        var found: Set<String> = []

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.path.first?.name.text { found.insert(name) }
            return .skipChildren
        }
    }
}
