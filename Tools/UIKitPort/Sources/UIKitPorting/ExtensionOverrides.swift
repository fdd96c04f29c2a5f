import SwiftParser
import SwiftSyntax

/// Overrides of methods and properties that an extension of a class of UIKit declares: Objective-C finds them, Swift can't declare
/// them. The member that is overridden calls them by another name, for objects of their class.
struct ExtensionOverrides {
    /// A method, or a property without labels.
    private struct Key: Hashable {
        var name: String
        var labels: [String]?
    }

    /// A member, and the type that it stands in.
    private struct Member {
        let type: String
        let declaration: DeclSyntax
        let key: Key
        let isOverride: Bool
        /// Whether the type is a class of UIKit.
        let isOfUIKit: Bool
    }

    private let declarations: Declarations
    /// The class of UIKit whose extension declares a member that is overridden.
    private var bases: [Key: String] = [:]
    /// The classes that override a member first, below its class.
    private var overriding: [Key: [String]] = [:]
    /// The members that classes of the module declare without overriding.
    private var own: [Key: Set<String>] = [:]
    private var overridden: [Key: Set<String>] = [:]

    /// Finds the overrides in the files of a module.
    init(_ trees: [SourceFileSyntax], declarations: Declarations) {
        self.declarations = declarations
        let members = trees.flatMap { self.members(in: $0) }
        for member in members {
            if member.isOverride {
                overridden[member.key, default: []].insert(member.type)
            } else if member.isOfUIKit {
                if bases[member.key] == nil { bases[member.key] = member.type }
            } else {
                own[member.key, default: []].insert(member.type)
            }
        }
        for (key, base) in bases {
            let types = (overridden[key] ?? []).filter { inherits($0, from: base) && !overridesOwn($0, key) }
            let first = Set(types.map { top(of: $0, key) })
            if !first.isEmpty { overriding[key] = first.sorted() }
        }
        for key in bases.keys where overriding[key] == nil { bases[key] = nil }
    }

    /// Whether a member of an extension of a class of UIKit is called by the one that it overrides.
    func calls(_ member: DeclSyntax, in type: String) -> Bool {
        guard let member = self.member(member, in: type), member.isOverride else { return false }
        return isHandled(member)
    }

    /// Returns a file in which the members call their overrides.
    func applied(to file: SourceFile) -> SourceFile {
        guard !overriding.isEmpty else { return file }
        var edits = TextEdits()
        for member in members(in: Parser.parse(source: file.text)) {
            if member.isOverride {
                if isHandled(member) { rename(member, &edits) }
            } else if member.isOfUIKit, bases[member.key] == member.type {
                dispatch(member, &edits)
            }
        }
        return edits.isEmpty ? file : SourceFile(path: file.path, text: edits.applied(to: file.text))
    }

    private func isHandled(_ member: Member) -> Bool {
        guard let base = bases[member.key], inherits(member.type, from: base) else { return false }
        return !overridesOwn(member.type, member.key)
    }

    // MARK: Classes

    /// Whether a class inherits from a class of UIKit, as far as the names tell.
    private func inherits(_ type: String, from base: String) -> Bool {
        let root = declarations.ancestry(of: type).last ?? type
        guard root != base || root != type else { return false }
        switch base {
        case "NSObject", "UIResponder": return true
        default:
            guard let suffixes = Self.suffixesOfSubclasses[base] else { return root == base }
            return suffixes.contains { root.hasSuffix($0) }
        }
    }

    /// How the names of the classes of UIKit end that inherit from another one.
    private static let suffixesOfSubclasses = [
        "CALayer": ["Layer"],
        "UIControl": ["Control", "Button", "Field", "Switch", "Slider", "Stepper", "Picker", "Well"],
        "UIScrollView": ["ScrollView", "TableView", "CollectionView", "TextView"],
        "UIView": [
            "View", "Cell", "Control", "Button", "Label", "Field", "Switch", "Slider", "Stepper", "Bar", "Window",
            "Picker", "Well",
        ],
        "UIViewController": ["Controller"],
    ]

    /// Whether a superclass in the module declares the member itself.
    private func overridesOwn(_ type: String, _ key: Key) -> Bool {
        declarations.ancestry(of: type).dropFirst().contains { own[key]?.contains($0) == true }
    }

    /// The class farthest up that overrides a member.
    private func top(of type: String, _ key: Key) -> String {
        declarations.ancestry(of: type).last { overridden[key]?.contains($0) == true } ?? type
    }

    // MARK: Changes

    private static func otherName(_ name: String, _ type: String) -> String {
        type.split(separator: ".").joined(separator: "_") + "_" + name
    }

    private func rename(_ member: Member, _ edits: inout TextEdits) {
        let top = top(of: member.type, member.key)
        let name = Self.otherName(member.key.name, top)
        edits.replace(nameToken(of: member.declaration).trimmedRange, with: name)
        if member.type == top {
            let modifiers = member.declaration.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
            for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
                edits.replace(modifier.trimmedRange, with: "")
            }
        }
        let base = bases[member.key] ?? ""
        for access in SuperAccess.find(member.key.name, in: member.declaration) {
            let other = member.type == top ? "self.\(Self.otherName(member.key.name, base))" : "super.\(name)"
            edits.replace(access.trimmedRange, with: other)
        }
    }

    /// Puts a member before the one that is overridden that calls it or one of its overrides.
    private func dispatch(_ member: Member, _ edits: inout TextEdits) {
        let other = Self.otherName(member.key.name, member.type)
        let types = overriding[member.key] ?? []
        let head: String
        let body: String
        if let function = member.declaration.as(FunctionDeclSyntax.self) {
            let arguments = function.argumentsOfCall
            head = function.with(\.body, nil).trimmedDescription
            body =
                types.map { line($0, "return object.\(Self.otherName(member.key.name, $0))(\(arguments))") }.joined()
                + "\n        return \(other)(\(arguments))"
        } else if let variable = member.declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
            var rest = variable
            rest.bindings = [binding.with(\.accessorBlock, nil)]
            head = rest.trimmedDescription
            let get = types.map { line($0, "return object.\(Self.otherName(member.key.name, $0))") }.joined()
            let set = types.map { line($0, "return object.\(Self.otherName(member.key.name, $0)) = newValue") }.joined()
            body =
                Self.isSettable(binding)
                ? "\n        get {\(get)\n        return \(other) }\n        set {\(set)\n        \(other) = newValue }"
                : "\(get)\n        return \(other)"
        } else {
            return
        }
        edits.insert("\(head) {\(body)\n    }\n\n    ", at: member.declaration.positionAfterSkippingLeadingTrivia)
        edits.replace(nameToken(of: member.declaration).trimmedRange, with: other)
    }

    private func line(_ type: String, _ call: String) -> String {
        "\n        if let object = self as? \(type) { \(call) }"
    }

    private static func isSettable(_ binding: PatternBindingSyntax) -> Bool {
        guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return false }
        return accessors.contains { $0.accessorSpecifier.text == "set" }
    }

    private func nameToken(of declaration: DeclSyntax) -> TokenSyntax {
        if let function = declaration.as(FunctionDeclSyntax.self) { return function.name }
        let pattern = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
        return pattern?.as(IdentifierPatternSyntax.self)?.identifier ?? .identifier("")
    }

    // MARK: Members

    /// A method or computed property that can be called with what it gets; `nil` for others.
    private func member(_ declaration: DeclSyntax, in type: String) -> Member? {
        let isOfUIKit =
            (namesOfUIKit.contains(type) || type == "NSObject") && declarations.types[type] == nil
        let key: Key
        let modifiers: DeclModifierListSyntax
        if let function = declaration.as(FunctionDeclSyntax.self) {
            guard function.signature.effectSpecifiers == nil, function.genericParameterClause == nil,
                function.signature.parameterClause.parameters.allSatisfy({
                    $0.ellipsis == nil && !$0.type.trimmedDescription.hasPrefix("inout ")
                })
            else { return nil }
            key = Key(name: function.name.text, labels: function.argumentLabels)
            modifiers = function.modifiers
        } else if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, let name = binding.pattern.as(IdentifierPatternSyntax.self)
        {
            if isOfUIKit, binding.typeAnnotation == nil || binding.accessorBlock == nil { return nil }
            key = Key(name: name.identifier.text)
            modifiers = variable.modifiers
        } else {
            return nil
        }
        guard !modifiers.contains(.static), !modifiers.contains(.class) else { return nil }
        return Member(
            type: type,
            declaration: declaration,
            key: key,
            isOverride: modifiers.contains(.override),
            isOfUIKit: isOfUIKit
        )
    }

    private func members(in tree: SourceFileSyntax) -> [Member] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found.compactMap { member($0.declaration, in: $0.type) }
    }

    private final class Finder: SyntaxVisitor {
        var found: [(type: String, declaration: DeclSyntax)] = []
        private var parents: [String] = []

        private func enter(_ name: String, _ members: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
            parents.append(name)
            found += members.members.map { (parents.joined(separator: "."), $0.decl) }
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.extendedType.trimmedDescription, node.memberBlock)
        }

        override func visitPost(_ node: ExtensionDeclSyntax) { parents.removeLast() }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, node.memberBlock)
        }

        override func visitPost(_ node: ClassDeclSyntax) { parents.removeLast() }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }

    /// The uses of a member of `super`.
    private final class SuperAccess: SyntaxVisitor {
        private let name: String
        private var found: [MemberAccessExprSyntax] = []

        private init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        static func find(_ name: String, in node: DeclSyntax) -> [MemberAccessExprSyntax] {
            let finder = SuperAccess(name)
            finder.walk(node)
            return finder.found
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name { found.append(node) }
            return .visitChildren
        }
    }
}
