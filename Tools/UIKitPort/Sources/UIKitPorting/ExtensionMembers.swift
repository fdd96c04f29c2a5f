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
    private let overrides: ExtensionOverrides

    init(files: [SourceFile], declarations: Declarations) {
        self.files = files
        trees = files.map { Parser.parse(source: $0.text) }
        self.declarations = declarations
        overrides = ExtensionOverrides(trees, declarations: declarations)
    }

    /// Returns the files with all members moved that can be, and a remark for each that cannot.
    ///
    /// - Parameter place: Returns the place in the original file, by the index of the file and the position in its text.
    func moved(
        place: (Int, AbsolutePosition) -> SourceLocation
    ) -> (files: [SourceFile], remarks: [Remark]) {
        let classes = classPlaces()
        let privateNames = trees.map { PrivateNames($0).found }
        let imports = trees.map(imports)
        var edits = Array(repeating: TextEdits(), count: files.count)
        var remarks: [Remark] = []
        for (index, tree) in trees.enumerated() {
            func remark(_ node: some SyntaxProtocol, _ message: String) {
                let place = place(index, node.positionAfterSkippingLeadingTrivia)
                remarks.append(
                    Remark(
                        kind: .manual,
                        path: files[index].path,
                        line: place.line,
                        column: place.column,
                        message: message
                    )
                )
            }
            let finder = ExtensionFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            for node in finder.found {
                let name = node.extendedType.trimmedDescription
                for member in node.memberBlock.members
                where isMoved(member.decl, in: name, isKnown: classes[name] != nil) {
                    guard let target = classes[name] else {
                        if overrides.calls(member.decl, in: name) { continue }
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
                    let access = access(of: node)
                    let available = availability(of: node)
                    var text = indented(member, available, access: access)
                    var rest = ""
                    if target.file != index,
                        mentions(member, privateNames[index]) || !imports[index].isSubset(of: imports[target.file])
                    {
                        guard let forwarded = ForwardedMember(member.decl, of: name, access: access) else {
                            remark(
                                member,
                                "an override that needs its file's private names or imports: move it into the class by hand"
                            )
                            continue
                        }
                        text = "\n    \(available)\(forwarded.override)\n"
                        rest = member.leadingTrivia.description + forwarded.implementation
                    }
                    text = conditions.reversed().reduce(text) { "\n#if \($1)\($0)#endif\n" }
                    edits[target.file].insert(
                        text,
                        at: target.node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
                    )
                    edits[index].replace(member.position..<member.endPosition, with: rest)
                }
            }
        }
        let result = zip(files, edits).map {
            SourceFile(path: $0.path, text: $1.isEmpty ? $0.text : $1.applied(to: $0.text))
        }
        return (result.map { overrides.applied(to: $0) }, remarks)
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

    private func imports(of tree: SourceFileSyntax) -> Set<String> {
        Set(tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription })
    }

    private func mentions(_ member: MemberBlockItemSyntax, _ names: Set<String>) -> Bool {
        member.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
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

    /// The systems on which an extension is available, as attributes of a member.
    private func availability(of node: ExtensionDeclSyntax) -> String {
        node.attributes.filter { $0.trimmedDescription.hasPrefix("@available") }
            .map { $0.trimmedDescription + "\n    " }.joined()
    }

    /// The member with the access of its extension, as it stands in a class.
    private func indented(_ member: MemberBlockItemSyntax, _ available: String, access: String?) -> String {
        let hasAccess = member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.contains(where: \.isAccess) ?? false
        let modifier = hasAccess ? "" : access.map { $0 + " " } ?? ""
        let comment = member.leadingTrivia.filter { $0.isComment }.map { "\($0)\n    " }.joined()
        return "\n    \(comment)\(available)\(modifier)\(member.trimmedDescription)\n"
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

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            found[node.path] = node
            return .visitChildren
        }

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
