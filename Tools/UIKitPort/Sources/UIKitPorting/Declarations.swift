import SwiftSyntax

/// What the files of a folder declare, as far as other files of it depend on that.
struct Declarations {
    /// The kind of a declared type.
    enum TypeKind {
        case `class`, `protocol`, other
    }

    /// A member that is moved from an extension into its class.
    struct Override: Hashable {
        var name: String
        var labels: [String]
    }

    /// The declared types by name. The name of a nested type has the names of its parents, separated by dots.
    private(set) var types: [String: TypeKind] = [:]
    /// The names of the superclass and protocols of a type.
    private(set) var inherited: [String: [String]] = [:]
    /// The argument labels of all methods with a name.
    private(set) var methodLabels: [String: Set<[String]>] = [:]
    /// The names of all properties that are not overrides, and of global variables.
    private(set) var variables: Set<String> = []
    /// The names of optional requirements of protocols.
    private(set) var optionalRequirements: Set<String> = []
    /// All members that are declared with `override`.
    private(set) var overrides: Set<Override> = []

    init(_ trees: [SourceFileSyntax]) {
        let collector = Collector(viewMode: .all)
        for tree in trees { collector.walk(tree) }
        self = collector.found
    }

    private init() {}

    /// Returns the labels of a method if there is one method with the name.
    func onlyLabels(ofMethod name: String) -> [String]? {
        guard let labels = methodLabels[name], labels.count == 1 else { return nil }
        return labels.first
    }

    private final class Collector: SyntaxVisitor {
        var found = Declarations()
        private var parents: [String] = []

        private func enter(_ name: String, _ kind: TypeKind?, _ inheritance: InheritanceClauseSyntax?) {
            parents.append(name)
            let path = parents.joined(separator: ".")
            if let kind { found.types[path] = kind }
            found.inherited[path, default: []] += inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, .class, node.inheritanceClause)
            return .visitChildren
        }

        override func visitPost(_ node: ClassDeclSyntax) { parents.removeLast() }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, .other, node.inheritanceClause)
            return .visitChildren
        }

        override func visitPost(_ node: StructDeclSyntax) { parents.removeLast() }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, .other, node.inheritanceClause)
            return .visitChildren
        }

        override func visitPost(_ node: EnumDeclSyntax) { parents.removeLast() }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, .protocol, node.inheritanceClause)
            return .visitChildren
        }

        override func visitPost(_ node: ProtocolDeclSyntax) { parents.removeLast() }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.extendedType.trimmedDescription, nil, node.inheritanceClause)
            return .visitChildren
        }

        override func visitPost(_ node: ExtensionDeclSyntax) { parents.removeLast() }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let labels = node.argumentLabels
            found.methodLabels[node.name.text, default: []].insert(labels)
            if node.modifiers.contains(.override) {
                found.overrides.insert(Override(name: node.name.text, labels: labels))
            }
            if node.modifiers.contains(.optional) { found.optionalRequirements.insert(node.name.text) }
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
            for name in names where node.modifiers.contains(.override) {
                found.overrides.insert(Override(name: name, labels: []))
            }
            if !node.modifiers.contains(.override) { found.variables.formUnion(names) }
            for name in names where node.modifiers.contains(.optional) { found.optionalRequirements.insert(name) }
            return .skipChildren
        }
    }
}

extension FunctionDeclSyntax {
    /// The argument labels; `_` for a parameter without one.
    var argumentLabels: [String] {
        signature.parameterClause.parameters.map { $0.firstName.text }
    }
}

extension DeclModifierListSyntax {
    func contains(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) }
    }
}
