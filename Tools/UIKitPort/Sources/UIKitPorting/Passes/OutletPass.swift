import SwiftSyntax

/// Lets nibs set outlets and find actions by name, and appearance proxies set the properties of a view, which Objective-C does by
/// itself: a class with outlets, actions or dynamic properties gets overrides of `setValue(_:forKey:)` and `value(forKey:)` for Linux.
final class OutletPass: Pass {
    /// Names that the classes of responders end with.
    private static let responderSuffixes = [
        "View", "Cell", "Controller", "Control", "Button", "Label", "Field", "Switch", "Slider", "Stepper", "Bar",
        "Window", "Responder",
    ]
    private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int", "UInt"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let members = members(of: node)
        let variables = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        let isView = AppearanceValues.isView(node.name.text, declarations)
        let dynamic = isView ? variables.flatMap { AppearanceValues.properties(of: $0) } : []
        let names = Set(dynamic.map(\.name))
        let setters =
            variables.flatMap { self.setters(of: $0, except: names) }
            + dynamic.map { "            case \"\($0.name)\": " + setter($0.name, $0.type, takesItsType: true) }
        let actions = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.compactMap { action(of: $0, in: node) }
        guard !setters.isEmpty || !actions.isEmpty || !dynamic.isEmpty else { return .visitChildren }
        guard isResponder(node.name.text) else {
            remark(node.name, "nibs set outlets of views, view controllers and other responders only: set them in code")
            return .visitChildren
        }
        // An override is as accessible as its class.
        let access = node.modifiers.first { ["public", "open", "package"].contains($0.name.text) }.map {
            $0.name.text == "open" ? "public " : $0.name.text + " "
        }
        let frameInitializer = dynamic.isEmpty ? nil : AppearanceValues.frameInitializer(of: node)
        let text =
            ["", "    #if os(Linux)"] + setValue(setters, access) + value(actions, dynamic.map(\.name), access)
            + (frameInitializer.map { ["    \(access ?? "")\($0)"] } ?? []) + ["    #endif", ""]
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
    private func setters(of node: VariableDeclSyntax, except names: Set<String>) -> [String] {
        let isOutlet = node.attributes.contains("IBOutlet")
        guard isOutlet || node.attributes.contains("IBInspectable") else { return [] }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            guard let type = binding.typeAnnotation?.type else {
                remark(binding, "the property needs its type, so that nibs can set it")
                return nil
            }
            if names.contains(name) { return nil }
            return "            case \"\(name)\": " + setter(name, type)
        }
    }

    /// The code that sets a property. Nibs have numbers of one type; proxies have those of the property's own.
    private func setter(_ name: String, _ type: TypeSyntax, takesItsType: Bool = false) -> String {
        // A name that the code around it has as well.
        let name = ["key", "number", "value"].contains(name) ? "self.\(name)" : name
        if let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
            ?? type.as(OptionalTypeSyntax.self)?.wrappedType
        {
            return "\(name) = value as? \(wrapped.trimmedDescription)"
        }
        let type = type.trimmedDescription
        let plain = "if let value = value as? \(type) { \(name) = value }"
        guard Self.numbers.contains(type) else { return plain }
        let converted = "if let number = value as? Double { \(name) = \(type)(number) }"
        return takesItsType && type != "Double" ? "\(plain) else \(converted)" : converted
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

    private func value(_ actions: [String], _ properties: [String], _ access: String?) -> [String] {
        guard !actions.isEmpty || !properties.isEmpty else { return [] }
        var lines = ["    \(access ?? "")override func value(forKey key: String) -> Any? {"]
        if !properties.isEmpty { lines += AppearanceValues.values(properties) }
        guard !actions.isEmpty else { return lines + ["        return super.value(forKey: key)", "    }"] }
        return lines + [
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
