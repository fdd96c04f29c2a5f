import SwiftParser
import SwiftSyntax

/// Lets a class that conforms to a protocol ask its subclasses for what only they implement of its optional requirements: it gets a
/// method for the requirement that calls theirs, and does what is usual without one. Objective-C does not need it.
final class SubclassAnswerPass: Pass {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        for answer in declarations.subclassAnswers.answers[node.path] ?? [] {
            guard let text = witness(of: answer, in: node) else {
                remark(
                    node.name,
                    "subclasses that implement \(answer.requirement) are not called: write it here as well"
                )
                continue
            }
            edits.insert("\n#if !canImport(ObjectiveC)\n\(text)\n#endif\n", at: node.memberBlock.rightBrace.position)
        }
        report(node.memberBlock, of: node.path)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        report(node.memberBlock, of: node.extendedType.trimmedDescription)
        return .visitChildren
    }

    private static func advice(_ requirement: String) -> String {
        "\(requirement) is not called: a superclass conforms to its protocol. Write the method there as well, and override it"
    }

    private func report(_ members: MemberBlockSyntax, of path: String) {
        guard let names = declarations.subclassAnswers.uncalled[path] else { return }
        for member in members.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self),
                names.contains(SubclassAnswers.requirement(function))
            else { continue }
            remark(function.name, Self.advice(function.requirementName))
        }
    }

    /// The method or property for a requirement; `nil` if it has no default.
    private func witness(of answer: SubclassAnswers.Answer, in node: ClassDeclSyntax) -> String? {
        guard let code = defaultCode(of: answer),
            let declaration = Parser.parse(source: code).statements.first?.item.as(DeclSyntax.self)
        else { return nil }
        let name = answer.requirement.prefix { $0 != " " }
        let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        let prefix = node.path.replacing(".", with: "_") + "_"
        let head: String
        let call: String
        var end: String
        if var function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
            call = "\(function.name.text)(\(function.argumentsOfCall))"
            end = body.statements.trimmedDescription
            if function.signature.returnClause != nil, !end.contains("return ") { end = "return \(end)" }
            let attributes = function.attributes.map { $0.trimmedDescription + " " }.joined()
            function.body = nil
            function.attributes = []
            function.name = .identifier(prefix + function.name.text)
            head = "\(attributes)\(access)\(function.trimmedDescription)"
        } else if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type, case .getter(let body)? = binding.accessorBlock?.accessors
        {
            call = "\(name)"
            end = "return \(body.trimmedDescription)"
            head = "\(access)var \(prefix)\(name): \(type.trimmedDescription)"
        } else {
            return nil
        }
        let calls = answer.subclasses.map { "if let object = (self as AnyObject) as? \($0) { return object.\(call) }" }
        return [
            "    @_disfavoredOverload @_implements(\(answer.protocolName), \(name))",
            "    \(head) {",
            (calls + [end]).filter { !$0.isEmpty }.map { "        \($0)" }.joined(separator: "\n"),
            "    }",
        ].joined(separator: "\n")
    }

    private func defaultCode(of answer: SubclassAnswers.Answer) -> String? {
        if let own = declarations.subclassAnswers.requirements[answer.protocolName]?[answer.requirement] {
            return OptionalDefault(of: own, declarations).code
        }
        return optionalMethodsOfUIKit[answer.protocolName]?[answer.requirement].map { "@MainActor func \($0)" }
    }
}

extension ClassDeclSyntax {
    /// The name with those of the types around it, separated by dots.
    var path: String {
        var names = [name.text]
        var next = parent
        while let node = next {
            if let type = node.as(ExtensionDeclSyntax.self) {
                names.append(type.extendedType.trimmedDescription)
            } else if let type = node.asProtocol(NamedDeclSyntax.self), !node.is(FunctionDeclSyntax.self) {
                names.append(type.name.text)
            }
            next = node.parent
        }
        return names.reversed().joined(separator: ".")
    }
}
