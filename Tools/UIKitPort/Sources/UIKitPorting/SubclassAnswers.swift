import SwiftSyntax

/// Optional requirements of protocols that only subclasses of a conforming class implement. Objective-C finds their methods by name.
/// Swift calls what belongs to the conforming class, which gets a method that asks the subclasses.
struct SubclassAnswers {
    /// A method with its argument labels and types, as `rows(_:) Int`, or the name of a property.
    typealias Requirement = String

    /// A requirement with the classes that implement it.
    struct Answer {
        /// The protocol that declares the requirement.
        let protocolName: String
        let requirement: Requirement
        var subclasses: [String]
    }

    /// What conforming classes have to ask their subclasses for.
    private(set) var answers: [String: [Answer]] = [:]
    /// The requirements that a class implements and that nothing calls, because a conforming class can't name it.
    private(set) var uncalled: [String: Set<Requirement>] = [:]

    /// The optional requirements of protocols of the module, by protocol.
    private(set) var requirements: [String: [Requirement: DeclSyntax]] = [:]

    static let none = SubclassAnswers()

    private init() {}

    /// Finds the requirements in the files of a module.
    ///
    /// - Parameters:
    ///   - others: The files of modules that it imports. They stay as they are.
    ///   - leftOut: The names of types that Linux does not have.
    ///   - ancestry: Returns the names of a class and of its superclasses.
    init(
        _ trees: [SourceFileSyntax],
        others: [SourceFileSyntax],
        leftOut: Set<String>,
        ancestry: (String) -> [String]
    ) {
        let finder = Finder(trees + others)
        requirements = finder.declared
        for (name, type) in finder.types.sorted(by: { $0.key < $1.key })
        where type.file < trees.count && leftOut.isDisjoint(with: name.split(separator: ".").map(String.init)) {
            let parents = ancestry(name).dropFirst()
            for requirement in type.members.sorted() where finder.declaring(requirement, of: name) == nil {
                guard let base = parents.first(where: { finder.declaring(requirement, of: $0) != nil }),
                    let parent = finder.types[base], let protocolName = finder.declaring(requirement, of: base)
                else { continue }
                guard parent.file < trees.count, !type.isGeneric, !type.isPrivate || type.file == parent.file else {
                    uncalled[name, default: []].insert(requirement)
                    continue
                }
                add(name, Answer(protocolName: protocolName, requirement: requirement, subclasses: []), to: base)
            }
        }
    }

    private mutating func add(_ subclass: String, _ answer: Answer, to base: String) {
        var list = answers[base] ?? []
        let index = list.firstIndex { $0.protocolName == answer.protocolName && $0.requirement == answer.requirement }
        if index == nil { list.append(answer) }
        list[index ?? list.count - 1].subclasses.append(subclass)
        answers[base] = list
    }

    static func requirement(_ node: FunctionDeclSyntax) -> Requirement {
        let types = node.signature.parameterClause.parameters.map { parameter in
            let words = parameter.type.trimmedDescription.split { $0.isWhitespace }
            return words.filter { $0 != "any" && $0 != "@escaping" }.joined().replacing("UIKit.", with: "")
        }
        return "\(node.requirementName) \(types.joined(separator: ","))"
    }

    private struct ClassType {
        var file = Int.max
        var isGeneric = false
        var isPrivate = false
        var protocols: [String] = []
        /// The methods and properties that override nothing and are not private.
        var members: Set<Requirement> = []
    }

    /// The classes and protocols of files.
    private final class Finder: SyntaxVisitor {
        private(set) var types: [String: ClassType] = [:]
        private var parentsOfProtocols = parentsOfProtocolsOfUIKit
        private(set) var declared: [String: [Requirement: DeclSyntax]] = [:]
        private var requirements = optionalMethodsOfUIKit.mapValues { Set($0.keys) }
        private var file = 0

        init(_ trees: [SourceFileSyntax]) {
            super.init(viewMode: .sourceAccurate)
            for (index, tree) in trees.enumerated() {
                file = index
                walk(tree)
            }
            types = types.filter { $0.value.file != .max }
        }

        /// The protocol with an optional requirement, among those that a class conforms to itself.
        func declaring(_ requirement: Requirement, of name: String) -> String? {
            var seen: Set<String> = []
            var open = types[name]?.protocols ?? []
            while let next = open.popLast() {
                guard seen.insert(next).inserted else { continue }
                if requirements[next]?.contains(requirement) == true { return next }
                open += parentsOfProtocols[next] ?? []
            }
            return nil
        }

        private func enter(
            _ path: String,
            _ clause: InheritanceClauseSyntax?,
            _ members: MemberBlockSyntax,
            isPrivate: Bool = false
        ) {
            types[path, default: ClassType()].protocols += names(in: clause)
            guard !isPrivate else { return }
            types[path, default: ClassType()].members.formUnion(members.members.flatMap { Self.names(of: $0.decl) })
        }

        private func names(in clause: InheritanceClauseSyntax?) -> [String] {
            clause?.inheritedTypes.flatMap {
                $0.type.trimmedDescription.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
                    .map { String($0.split(separator: ".").last ?? "") }
            } ?? []
        }

        private static func names(of member: DeclSyntax) -> [Requirement] {
            guard let modifiers = member.asProtocol(WithModifiersSyntax.self)?.modifiers, !modifiers.isPrivate,
                ![Keyword.override, .static, .class].contains(where: { modifiers.contains($0) })
            else { return [] }
            if let function = member.as(FunctionDeclSyntax.self) { return [SubclassAnswers.requirement(function)] }
            return member.as(VariableDeclSyntax.self)?.bindings.map { $0.pattern.trimmedDescription } ?? []
        }

        /// Code in conditions is there if they are known to be true.
        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            let condition = (node.condition?.trimmedDescription ?? "").filter { $0 != " " }
            let isTrue = ["os(iOS)", "canImport(UIKit)", "os(Linux)", "DEBUG"].contains {
                condition.hasPrefix($0) || condition.hasPrefix("(\($0)")
            }
            return isTrue && !condition.contains("&&") ? .visitChildren : .skipChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            let path = node.path
            enter(path, node.inheritanceClause, node.memberBlock)
            types[path]?.file = file
            types[path]?.isGeneric = node.genericParameterClause != nil
            types[path]?.isPrivate = node.modifiers.isPrivate
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let isPrivate = node.modifiers.isPrivate
            enter(node.extendedType.trimmedDescription, node.inheritanceClause, node.memberBlock, isPrivate: isPrivate)
            return .visitChildren
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            parentsOfProtocols[node.name.text] = names(in: node.inheritanceClause)
            var optional: [Requirement: DeclSyntax] = [:]
            for member in node.memberBlock.members
            where member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.contains(.optional) == true {
                for name in Self.names(of: member.decl) { optional[name] = member.decl }
            }
            declared[node.name.text] = optional
            requirements[node.name.text] = Set(optional.keys)
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
