import SwiftSyntax

/// What an optional requirement does, or returns, where a class does not implement it.
struct OptionalDefault {
    /// A declaration for an extension of the protocol; `nil` if no value is known.
    private(set) var code: String?
    /// What is not known of the value.
    private(set) var problem: (name: TokenSyntax, message: String)?

    private let declarations: Declarations

    init(of requirement: DeclSyntax, _ declarations: Declarations) {
        self.declarations = declarations
        if let function = requirement.as(FunctionDeclSyntax.self) {
            code = method(function)
        } else if let variable = requirement.as(VariableDeclSyntax.self) {
            code = property(variable)
        }
    }

    private mutating func method(_ node: FunctionDeclSyntax) -> String? {
        let result = node.signature.returnClause?.type
        let body: String
        switch result {
        case nil: body = "{}"
        case let type? where type.trimmedDescription == "Void" || type.trimmedDescription == "()": body = "{}"
        case let type? where type.isOptional: body = "{ nil }"
        case let type?:
            guard let value = value(of: node.name, node.requirementName, type) else { return nil }
            body = "{ \(value) }"
        }
        let attributes = node.attributes.filter { $0.trimmedDescription.hasPrefix("@MainActor") }
            .map { $0.trimmedDescription + " " }.joined()
        return "\(attributes)func \(node.name.text)\(node.genericParameterClause?.trimmedDescription ?? "")"
            + "\(node.signature.trimmedDescription) \(body)"
    }

    private mutating func property(_ node: VariableDeclSyntax) -> String? {
        guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let value = type.isOptional ? "nil" : value(of: name, name.text, type)
        else { return nil }
        return "var \(name.text): \(type.trimmedDescription) { \(value) }"
    }

    /// What a requirement without an implementation returns; `nil` if there is no such value.
    private mutating func value(of name: TokenSyntax, _ requirement: String, _ type: TypeSyntax) -> String? {
        let known = declarations.optionalCallDefaults[requirement] ?? []
        let constants = known.filter { Self.isConstant($0) }.sorted()
        let empty = Self.emptyValue(of: type)
        let answers = declarations.optionalAnswers
        if answers.unmade.contains(requirement) {
            return "OptionalRequirements.note(\"\(requirement)\", OptionalRequirements.unseen())"
        }
        if answers.requirements.contains(requirement), let value = empty ?? constants.first {
            return "OptionalRequirements.note(\"\(requirement)\", \(value))"
        }
        if known.count == 1, let value = constants.first { return value }
        let text = "the optional requirement \(name.text) has no default that its callers agree on"
        problem = empty.map { (name, "\(text): it returns \($0)") }
        return empty
    }

    /// Whether a value does not depend on its caller: it names nothing but types, members of them and numbers.
    static func isConstant(_ value: String) -> Bool {
        let words = value.split { !($0.isLetter || $0.isNumber || "_.:\"-".contains($0)) }
        return !words.isEmpty
            && words.allSatisfy { word in
                guard let first = word.first(where: { $0 != "-" }), !word.hasSuffix(":") else { return true }
                return !first.isLetter || first.isUppercase || ["true", "false"].contains(word)
            } || ["[]", "[:]"].contains(value)
    }

    /// The value of a type that is empty; `nil` if there is none.
    static func emptyValue(of type: TypeSyntax) -> String? {
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        return emptyValues[type.trimmedDescription]
    }

    private static let emptyValues: [String: String] = {
        var values = ["Any": "0", "Bool": "false", "String": "\"\""]
        values["UIView"] = "UIView()"
        values["UIViewController"] = "UIViewController()"
        values["UIColor"] = "UIColor.clear"
        values["UIImage"] = "UIImage()"
        values["IndexPath"] = "IndexPath()"
        for type in ["Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval"] { values[type] = "0" }
        for type in ["CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets"] {
            values[type] = ".zero"
        }
        return values
    }()
}
