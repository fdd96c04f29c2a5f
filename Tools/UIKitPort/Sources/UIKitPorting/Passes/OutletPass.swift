import SwiftSyntax

/// Lets nibs set outlets and find actions by name, which Objective-C does by itself: a class with outlets or actions gets
/// overrides of `setValue(_:forKey:)` and `value(forKey:)` for Linux.
final class OutletPass: Pass {
    /// Names that the classes of responders end with.
    private static let responderSuffixes = [
        "View", "Cell", "Controller", "Control", "Button", "Label", "Field", "Switch", "Slider", "Stepper", "Bar",
        "Window", "Responder",
    ]
    private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int", "UInt"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let members = members(of: node)
        let setters = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { self.setters(of: $0) }
        let actions = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.compactMap { action(of: $0, in: node) }
        guard !setters.isEmpty || !actions.isEmpty else { return .visitChildren }
        guard isResponder(node.name.text) else {
            remark(node.name, "nibs set outlets of views, view controllers and other responders only: set them in code")
            return .visitChildren
        }
        // An override is as accessible as its class.
        let access = node.modifiers.first { ["public", "open", "package"].contains($0.name.text) }.map {
            $0.name.text == "open" ? "public " : $0.name.text + " "
        }
        let text = ["", "    #if os(Linux)"] + setValue(setters, access) + value(actions, access) + ["    #endif", ""]
        edits.insert(text.joined(separator: "\n"), at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
        return .visitChildren
    }

    /// The members of a class and of its extensions in the same file.
    private func members(of node: ClassDeclSyntax) -> [MemberBlockItemSyntax] {
        let statements = node.root.as(SourceFileSyntax.self)?.statements ?? []
        let extensions = statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
            .filter { $0.extendedType.trimmedDescription == node.name.text }
        return Array(node.memberBlock.members) + extensions.flatMap { Array($0.memberBlock.members) }
    }

    // MARK: Outlets

    /// The cases that set the outlets or inspectable properties of a declaration.
    private func setters(of node: VariableDeclSyntax) -> [String] {
        let isOutlet = node.attributes.contains("IBOutlet")
        guard isOutlet || node.attributes.contains("IBInspectable") else { return [] }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            guard let type = binding.typeAnnotation?.type else {
                remark(binding, "the property needs its type, so that nibs can set it")
                return nil
            }
            return "            case \"\(name)\": " + setter(name, type)
        }
    }

    private func setter(_ name: String, _ type: TypeSyntax) -> String {
        if let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
            ?? type.as(OptionalTypeSyntax.self)?.wrappedType
        {
            return "\(name) = value as? \(wrapped.trimmedDescription)"
        }
        let type = type.trimmedDescription
        if Self.numbers.contains(type) { return "if let number = value as? Double { \(name) = \(type)(number) }" }
        return "if let value = value as? \(type) { \(name) = value }"
    }

    private func setValue(_ setters: [String], _ access: String?) -> [String] {
        guard !setters.isEmpty else { return [] }
        return [
            "    \(access ?? "")override func setValue(_ value: Any?, forKey key: String) {",
            "        nonisolated(unsafe) let value = value",
            "        let isSet = MainActor.assumeIsolated {",
            "            switch key {",
        ] + setters + [
            "            default: return false",
            "            }",
            "            return true",
            "        }",
            "        if !isSet { super.setValue(value, forKey: key) }",
            "    }",
        ]
    }

    // MARK: Actions

    /// The selector of an action.
    private func action(of node: FunctionDeclSyntax, in type: ClassDeclSyntax) -> String? {
        guard node.attributes.contains("IBAction") else { return nil }
        let labels = node.argumentLabels
        let spelled = labels.isEmpty ? node.name.text : "\(node.name.text)(\(labels.map { $0 + ":" }.joined()))"
        return "                Selector(\"\(spelled)\", \(type.name.text).\(spelled)),"
    }

    private func value(_ actions: [String], _ access: String?) -> [String] {
        guard !actions.isEmpty else { return [] }
        return [
            "    \(access ?? "")override func value(forKey key: String) -> Any? {",
            "        let action: Selector? = MainActor.assumeIsolated {",
            "            [",
        ] + actions + [
            "            ].first { $0 == Selector(key) }",
            "        }",
            "        return action ?? super.value(forKey: key)",
            "    }",
        ]
    }

    // MARK: Classes

    /// Whether a class inherits from `UIResponder`, as far as the names tell.
    private func isResponder(_ name: String) -> Bool {
        let ancestry = declarations.ancestry(of: name)
        return ancestry.count > 1 && Self.responderSuffixes.contains { ancestry.last?.hasSuffix($0) ?? false }
    }
}

extension AttributeListSyntax {
    /// Whether there is an attribute with a name.
    func contains(_ name: String) -> Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }
}
