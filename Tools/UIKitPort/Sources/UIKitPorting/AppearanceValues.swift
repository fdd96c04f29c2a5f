import SwiftSyntax

/// The properties of a view that appearance proxies set: those that are `dynamic`, as UIKit asks for.
struct AppearanceValues {
    let name: String
    let type: TypeSyntax
    /// The key for which a class of a ported module returns the names of the properties.
    private static let key = "_appearanceProperties"

    private static let viewSuffixes = [
        "View", "Cell", "Control", "Button", "Label", "Field", "Switch", "Slider", "Stepper", "Bar",
    ]

    /// Whether a class inherits from a view of UIKit, as far as the names tell.
    static func isView(_ name: String, _ declarations: Declarations) -> Bool {
        let ancestry = declarations.ancestry(of: name)
        guard ancestry.count > 1, let root = ancestry.last, namesOfUIKit.contains(root) else { return false }
        return viewSuffixes.contains { root.hasSuffix($0) }
    }

    /// The properties that a declaration declares; none for overrides, for private ones and for those without a type.
    static func properties(of node: VariableDeclSyntax) -> [AppearanceValues] {
        guard node.modifiers.contains(.dynamic), !node.modifiers.contains(.override),
            !node.modifiers.contains(.private),
            !node.modifiers.contains(.fileprivate), !node.modifiers.contains(.static),
            node.bindingSpecifier.text == "var"
        else { return [] }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type, !isReadOnly(binding)
            else { return nil }
            return AppearanceValues(name: name, type: type)
        }
    }

    private static func isReadOnly(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let accessors):
            accessors.contains { $0.accessorSpecifier.text == "get" }
                && !accessors.contains { $0.accessorSpecifier.text == "set" }
        }
    }

    /// The lines of `value(forKey:)` that return the values and their names.
    static func values(_ names: [String]) -> [String] {
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        return [
            "        nonisolated(unsafe) var found: Any?",
            "        let isFound = MainActor.assumeIsolated {",
            "            switch key {",
            "            case \"\(key)\": found = [\(list)] + (super.value(forKey: key) as? [String] ?? [])",
        ] + names.map { "            case \"\($0)\": found = \(["found", "key"].contains($0) ? "self." : "")\($0)" } + [
            "            default: return false",
            "            }",
            "            return true",
            "        }",
            "        if isFound { return found }",
        ]
    }

    // MARK: Proxies

    private static let emptyValues = [
        "Bool": "false", "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "String": "\"\"", "CGRect": ".zero",
        "CGSize": ".zero", "CGPoint": ".zero", "UIEdgeInsets": ".zero", "UIColor": ".clear",
    ]

    /// An initializer with a frame for a class that has only others: a proxy is an instance that nobody shows, made with a frame. `nil`
    /// where the class has one, or no value is known for a parameter.
    static func frameInitializer(of node: ClassDeclSyntax) -> String? {
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .filter { !$0.modifiers.contains(.convenience) && $0.argumentLabels != ["coder"] }
        guard !initializers.isEmpty, !initializers.contains(where: { $0.argumentLabels == ["frame"] }) else {
            return nil
        }
        for initializer in initializers where initializer.optionalMark == nil {
            let arguments = initializer.signature.parameterClause.parameters.map { argument($0) }
            guard arguments.allSatisfy({ $0 != nil }) else { continue }
            let list = arguments.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
            return "override convenience init(frame: CGRect) { self.init(\(list)) }"
        }
        return nil
    }

    /// The argument for a parameter, empty for one with a default; `nil` if no value of its type is known.
    private static func argument(_ parameter: FunctionParameterSyntax) -> String? {
        if parameter.defaultValue != nil { return "" }
        let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
        if parameter.type.isOptional { return label + "nil" }
        if parameter.type.is(ArrayTypeSyntax.self) { return label + "[]" }
        let type = parameter.type.trimmedDescription
        if type == "CGRect", parameter.firstName.text == "frame" { return "frame: frame" }
        return emptyValues[type].map { label + $0 }
    }
}

extension InitializerDeclSyntax {
    /// The argument labels; `_` for a parameter without one.
    fileprivate var argumentLabels: [String] { signature.parameterClause.parameters.map { $0.firstName.text } }
}
