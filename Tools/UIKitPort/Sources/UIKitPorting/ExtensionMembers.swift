import SwiftParser
import SwiftSyntax

/// Moves members from extensions into their classes, where overriding is involved: a member of an extension neither overrides
/// nor is overridden without an Objective-C runtime.
struct ExtensionMembers {
    private struct Place {
        var file: Int
        var node: ClassDeclSyntax
    }

    private let files: [SourceFile]
    private let trees: [SourceFileSyntax]
    private let declarations: Declarations

    init(files: [SourceFile], declarations: Declarations) {
        self.files = files
        trees = files.map { Parser.parse(source: $0.text) }
        self.declarations = declarations
    }

    /// Returns the files with all members moved that can be, and a remark for each that cannot.
    func moved() -> (files: [SourceFile], remarks: [Remark]) {
        let classes = classPlaces()
        var edits = Array(repeating: TextEdits(), count: files.count)
        var remarks: [Remark] = []
        for (index, tree) in trees.enumerated() {
            let converter = SourceLocationConverter(fileName: files[index].path, tree: tree)
            func remark(_ node: some SyntaxProtocol, _ message: String) {
                let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
                remarks.append(
                    Remark(path: files[index].path, line: place.line, column: place.column, message: message)
                )
            }
            let finder = ExtensionFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            for node in finder.found {
                let name = node.extendedType.trimmedDescription
                for member in node.memberBlock.members
                where isMoved(member.decl, in: name, isKnown: classes[name] != nil) {
                    guard let place = classes[name] else {
                        remark(
                            member,
                            "an override in an extension of \(name), whose class is not among these files: move it to a subclass"
                        )
                        continue
                    }
                    guard node.genericWhereClause == nil else {
                        remark(
                            member,
                            "an override in an extension with a where clause: move it into the class by hand"
                        )
                        continue
                    }
                    guard let conditions = conditions(around: node) else {
                        remark(member, "an override in an #else branch: move it into the class by hand")
                        continue
                    }
                    let text = conditions.reversed().reduce(indented(member, access: access(of: node))) {
                        text,
                        condition in
                        "\n#if \(condition)\(text)#endif\n"
                    }
                    edits[place.file].insert(
                        text,
                        at: place.node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
                    )
                    edits[index].replace(member.position..<member.endPosition, with: "")
                }
            }
        }
        let result = zip(files, edits).map {
            SourceFile(path: $0.path, text: $1.isEmpty ? $0.text : $1.applied(to: $0.text))
        }
        return (result, remarks)
    }

    /// The conditions under which a declaration is compiled, from the outermost on; `nil` if one of them is an `#else`.
    private func conditions(around node: some SyntaxProtocol) -> [String]? {
        var result: [String] = []
        var parent = node.parent
        while let current = parent {
            if let clause = current.as(IfConfigClauseSyntax.self) {
                guard clause.poundKeyword.tokenKind == .poundIf, let condition = clause.condition else { return nil }
                result.insert(condition.trimmedDescription, at: 0)
            }
            parent = current.parent
        }
        return result
    }

    private func classPlaces() -> [String: Place] {
        var result: [String: Place] = [:]
        for (index, tree) in trees.enumerated() {
            let finder = ClassFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            for (name, node) in finder.found { result[name] = Place(file: index, node: node) }
        }
        return result
    }

    /// Overrides are moved, and so are members that a subclass among the files overrides.
    private func isMoved(_ declaration: DeclSyntax, in type: String, isKnown: Bool) -> Bool {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            if function.modifiers.contains(.override) { return true }
            let name = Declarations.Override(name: function.name.text, labels: function.argumentLabels)
            return isKnown && isOverridable(function.modifiers) && declarations.overrides.contains(name)
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            if variable.modifiers.contains(.override) { return true }
            let names = variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
            return isKnown && isOverridable(variable.modifiers)
                && names.contains { declarations.overrides.contains(Declarations.Override(name: $0, labels: [])) }
        }
        return false
    }

    private func isOverridable(_ modifiers: DeclModifierListSyntax) -> Bool {
        !modifiers.contains(.final) && !modifiers.contains(.static) && !modifiers.contains(.private)
    }

    private func access(of node: ExtensionDeclSyntax) -> String? {
        let name = node.modifiers.map(\.name.text).first {
            ["public", "fileprivate", "private", "package"].contains($0)
        }
        return name == "private" ? "fileprivate" : name
    }

    /// The member with the access of its extension, as it stands in a class.
    private func indented(_ member: MemberBlockItemSyntax, access: String?) -> String {
        let text = member.trimmedDescription
        let own = member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? []
        let hasAccess = own.contains {
            ["open", "public", "internal", "fileprivate", "private", "package"].contains($0)
        }
        let modifier = hasAccess ? "" : access.map { $0 + " " } ?? ""
        let comment = member.leadingTrivia.filter { $0.isComment }.map { "\($0)\n    " }.joined()
        return "\n    \(comment)\(modifier)\(text)\n"
    }

    private final class ExtensionFinder: SyntaxVisitor {
        var found: [ExtensionDeclSyntax] = []

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            found.append(node)
            return .skipChildren
        }
    }

    private final class ClassFinder: SyntaxVisitor {
        var found: [String: ClassDeclSyntax] = [:]
        private var parents: [String] = []

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            parents.append(node.name.text)
            found[parents.joined(separator: ".")] = node
            return .visitChildren
        }

        override func visitPost(_ node: ClassDeclSyntax) { parents.removeLast() }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            parents.append(node.name.text)
            return .visitChildren
        }

        override func visitPost(_ node: StructDeclSyntax) { parents.removeLast() }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            parents.append(node.name.text)
            return .visitChildren
        }

        override func visitPost(_ node: EnumDeclSyntax) { parents.removeLast() }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            parents.append(node.extendedType.trimmedDescription)
            return .visitChildren
        }

        override func visitPost(_ node: ExtensionDeclSyntax) { parents.removeLast() }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}

extension TriviaPiece {
    fileprivate var isComment: Bool {
        switch self {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
        default: false
        }
    }
}
