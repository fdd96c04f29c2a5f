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
    /// The names of the declared types without those of their parents, and of type aliases and generic parameters.
    private(set) var typeNames: Set<String> = []
    /// The names of methods and properties that are declared and override nothing.
    private(set) var ownMembers: Set<String> = []
    /// The first inherited type of each class, without generic arguments: its superclass, or a protocol.
    private(set) var superclasses: [String: String] = [:]
    /// The classes that are marked with `@MainActor`.
    private(set) var mainActorClasses: Set<String> = []
    /// The classes that observe properties by their names.
    private(set) var keyPathObservers: Set<String> = []
    /// The argument labels of all methods with a name.
    private(set) var methodLabels: [String: Set<[String]>] = [:]
    /// The names of all properties that are not overrides, and of global variables.
    private(set) var variables: Set<String> = []
    /// The names of optional requirements of protocols.
    private(set) var optionalRequirements: Set<String> = []
    /// All members that are declared with `override`.
    private(set) var overrides: Set<Override> = []

    /// What callers take where an optional requirement is not implemented, by its name with its argument labels.
    private(set) var optionalCallDefaults: [String: Set<String>] = [:]
    /// The optional requirements whose callers have to know whether they are implemented.
    private(set) var optionalAnswers = OptionalAnswers.none
    /// The optional requirements that only subclasses of a conforming class implement.
    private(set) var subclassAnswers = SubclassAnswers.none
    /// The names of variables and types that stand for methods of Objective-C and their implementations.
    private(set) var runtimeNames: Set<String> = []
    /// The types that need frameworks that Linux does not have, with the frameworks.
    private(set) var namesOfFrameworks = FrameworkUse.Names()

    /// Reads the files of a module, and those of modules that it imports.
    init(_ trees: [SourceFileSyntax], others: [SourceFileSyntax] = []) {
        let collector = Collector(viewMode: .all)
        let defaults = OptionalCallDefaults(viewMode: .sourceAccurate)
        for tree in trees + others {
            collector.walk(tree)
            defaults.walk(tree)
        }
        self = collector.found
        optionalCallDefaults = defaults.found
        optionalAnswers = OptionalAnswers(trees)
        namesOfFrameworks = FrameworkUse.names(in: trees + others, typeNames: typeNames)
        let leftOut = Set(namesOfFrameworks.keys)
        subclassAnswers = SubclassAnswers(trees, others: others, leftOut: leftOut) { collector.found.ancestry(of: $0) }
        runtimeNames = RuntimeNames.find(in: trees + others, except: typeNames)
    }

    private init() {}

    /// Returns the names of a class and of those that it inherits from, as far as they are known. The last one may be declared
    /// elsewhere.
    func ancestry(of name: String) -> [String] {
        var result = [name]
        while let next = superclasses[result.last ?? name], !result.contains(next) { result.append(next) }
        return result
    }

    /// Returns whether a class has tests: it inherits from `XCTestCase`, or from a class of another module that seems to.
    func isTestCase(_ name: String) -> Bool {
        let ancestry = ancestry(of: name)
        guard ancestry.count > 1, let root = ancestry.last else { return false }
        return root.hasSuffix("TestCase") || root.hasSuffix("Spec")
    }

    /// Returns whether a class is on the main actor, because it is marked so or inherits from a class that is.
    func isOnMainActor(_ name: String) -> Bool {
        ancestry(of: name).contains { mainActorClasses.contains($0) }
    }

    /// Returns the labels of a method if there is one method with the name.
    func onlyLabels(ofMethod name: String) -> [String]? {
        guard let labels = methodLabels[name], labels.count == 1 else { return nil }
        return labels.first
    }

    private final class Collector: SyntaxVisitor {
        var found = Declarations()
        private var parents: [String] = []

        private func enter(_ name: String, _ kind: TypeKind?) {
            parents.append(name)
            guard let kind else { return }
            found.types[parents.joined(separator: ".")] = kind
            found.typeNames.insert(name)
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, .class)
            let path = parents.joined(separator: ".")
            let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
            found.superclasses[path] = superclass?.prefix { $0 != "<" }.description
            if node.attributes.contains("MainActor") { found.mainActorClasses.insert(path) }
            return .visitChildren
        }

        override func visitPost(_ node: ClassDeclSyntax) { parents.removeLast() }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, .other)
            return .visitChildren
        }

        override func visitPost(_ node: StructDeclSyntax) { parents.removeLast() }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, .other)
            return .visitChildren
        }

        override func visitPost(_ node: EnumDeclSyntax) { parents.removeLast() }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, .protocol)
            return .visitChildren
        }

        override func visitPost(_ node: ProtocolDeclSyntax) { parents.removeLast() }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.extendedType.trimmedDescription, nil)
            return .visitChildren
        }

        override func visitPost(_ node: ExtensionDeclSyntax) { parents.removeLast() }

        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            found.typeNames.insert(node.name.text)
            return .skipChildren
        }

        override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
            found.typeNames.insert(node.name.text)
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let labels = node.argumentLabels
            found.methodLabels[node.name.text, default: []].insert(labels)
            if node.modifiers.contains(.override) {
                found.overrides.insert(Override(name: node.name.text, labels: labels))
                if node.name.text == "observeValue" { found.keyPathObservers.insert(parents.joined(separator: ".")) }
            } else {
                found.ownMembers.insert(node.name.text)
            }
            if node.modifiers.contains(.optional) { found.optionalRequirements.insert(node.name.text) }
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
            for name in names where node.modifiers.contains(.override) {
                found.overrides.insert(Override(name: name, labels: []))
            }
            if !node.modifiers.contains(.override) {
                found.variables.formUnion(names)
                found.ownMembers.formUnion(names)
            }
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

    /// The arguments with which a method of the same parameters is called.
    var argumentsOfCall: String {
        signature.parameterClause.parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            let value = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&\(name)" : name
            return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }.joined(separator: ", ")
    }
}

extension DeclModifierListSyntax {
    func contains(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) }
    }
}
