import SwiftSyntax

/// Gives selectors their methods: `#selector(tapped)` becomes `Selector("tapped", ViewController.tapped)`.
///
/// The method is always named by its type: a method of an object, such as `tapped` alone, would be kept alive with it.
final class SelectorPass: Pass {
    private var types: [(name: String, isProtocol: Bool)] = []

    private func enter(_ name: String, isProtocol: Bool = false) {
        types.append((name, isProtocol))
    }

    /// The name by which a method names its type: the whole path, from the outermost type on.
    private var typeName: String? {
        guard let last = types.last else { return nil }
        return last.isProtocol ? "Self" : types.map(\.name).joined(separator: ".")
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        enter(name, isProtocol: isProtocol(name))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func isProtocol(_ name: String) -> Bool {
        declarations.types[name] == .protocol || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first else { return .visitChildren }
        switch node.macroName.text {
        case "selector":
            if let accessor = argument.label?.text {
                remark(node, "#selector(\(accessor):) names an accessor: write Selector with a closure in its place")
                replace(node, with: "Selector(\"\(argument.expression.trimmedDescription)\")")
            } else {
                port(node, method: argument.expression)
            }
        case "keyPath":
            replace(node, with: "\"\(keyPath(argument.expression))\"")
        default: break
        }
        return .skipChildren
    }

    /// The names of the properties, without those of types: `frame.size` of `UIView.frame.size`.
    private func keyPath(_ expression: ExprSyntax) -> String {
        let names = expression.trimmedDescription.split(separator: ".").map { $0.filter { !"?! \n".contains($0) } }
        return names.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
    }

    private func port(_ node: MacroExpansionExprSyntax, method: ExprSyntax) {
        // `#selector(tapped as () -> Void)`
        if let cast = method.as(AsExprSyntax.self) { return port(node, method: cast.expression) }
        if let tuple = method.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return port(node, method: only.expression)
        }
        let reference: DeclReferenceExprSyntax
        var base: ExprSyntax?
        if let plain = method.as(DeclReferenceExprSyntax.self) {
            reference = plain
        } else if let member = method.as(MemberAccessExprSyntax.self) {
            reference = member.declName
            base = member.base
        } else {
            return remark(node, "this selector is no method name: write Selector(\"name\", Type.method)")
        }

        let name = selectorName(reference)
        let spelled = spelledName(reference)
        guard let owner = owner(of: base) else {
            remark(node, "the type of the method is unknown here: write Selector(\"\(name)\", Type.\(spelled))")
            replace(node, with: "Selector(\"\(name)\")")
            return
        }
        if isProtocol(owner) {
            // A requirement has no unapplied form. Such selectors only ask whether there is a method.
            replace(node, with: "Selector(\"\(name)\")")
        } else {
            replace(node, with: "Selector(\"\(name)\", \(owner).\(spelled))")
        }
    }

    /// The type that a method is looked up in.
    private func owner(of base: ExprSyntax?) -> String? {
        guard let base, !["self", "Self", "super"].contains(base.trimmedDescription) else { return typeName }
        let text = base.trimmedDescription
        let last = text.split(separator: ".").last ?? ""
        return last.first?.isUppercase == true ? text : nil
    }

    /// The name that identifies the method: with its labels where they are known, so that it is the same for every spelling.
    private func selectorName(_ reference: DeclReferenceExprSyntax) -> String {
        let base = reference.baseName.text
        let labels =
            reference.argumentNames?.arguments.map(\.name.text) ?? declarations.onlyLabels(ofMethod: base) ?? []
        return labels.isEmpty ? base : base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// The name as it is written, without `()`, which no reference to a method has.
    private func spelledName(_ reference: DeclReferenceExprSyntax) -> String {
        guard let names = reference.argumentNames, names.arguments.isEmpty else { return reference.trimmedDescription }
        return reference.baseName.text
    }
}
