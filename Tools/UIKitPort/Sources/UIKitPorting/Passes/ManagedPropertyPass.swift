import SwiftSyntax

/// Keeps `@NSManaged` properties of layers under their names, which animations and `needsDisplay(forKey:)` know them by, as Core
/// Animation does. Those of Core Data are reported.
final class ManagedPropertyPass: Pass {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let attribute = node.attributes.first {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
        }
        guard let attribute else { return .visitChildren }
        guard isInLayer(node), let binding = node.bindings.first, node.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type
        else {
            remark(attribute, "@NSManaged needs Core Data: move this class out of the sources that are ported")
            return .visitChildren
        }
        remove(attribute)
        for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.weak) { remove(modifier) }
        edits.insert(
            " \(accessors(name, type, isWeak: node.modifiers.contains(.weak)))",
            at: binding.endPositionBeforeTrailingTrivia
        )
        return .visitChildren
    }

    private func isInLayer(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        while let parent = next {
            if let type = parent.as(ClassDeclSyntax.self) {
                return declarations.ancestry(of: type.path).last?.hasSuffix("Layer") == true
            }
            next = parent.parent
        }
        return false
    }

    private func accessors(_ name: String, _ type: TypeSyntax, isWeak: Bool) -> String {
        let value = "self.value(forKey: \"\(name)\")"
        let plain = type.unwrapped.trimmedDescription
        if isWeak {
            return "{ get { (\(value) as? () -> \(plain)?)?() } "
                + "set { setValue({ [weak newValue] in newValue } as () -> \(plain)?, forKey: \"\(name)\") } }"
        }
        let get: String
        if type.isOptional {
            get = "\(value) as? \(plain)"
        } else if let empty = OptionalDefault.emptyValue(of: type) {
            get = "\(value) as? \(plain) ?? \(empty)"
        } else {
            get = "\(value) as! \(plain)"
        }
        return "{ get { \(get) } set { setValue(newValue, forKey: \"\(name)\") } }"
    }
}

extension TypeSyntax {
    /// The type without the mark of an optional one.
    fileprivate var unwrapped: TypeSyntax {
        self.as(OptionalTypeSyntax.self)?.wrappedType ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?
            .wrappedType
            ?? self
    }
}
