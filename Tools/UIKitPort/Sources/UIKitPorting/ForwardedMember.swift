import SwiftSyntax

/// A member of an extension in two parts: its implementation stays in the extension under another name, where it sees the private
/// names of its file, and the member in the class calls it.
struct ForwardedMember {
    /// The member as it stands in the class.
    let override: String
    /// The member as it stays in the extension.
    let implementation: String

    /// Creates the parts of a member; `nil` for a method with a variable number of arguments, and for properties with observers.
    ///
    /// - Parameters:
    ///   - declaration: A method or a property of an extension.
    ///   - type: The name of the extended class.
    ///   - access: The access that the extension gives to its members.
    init?(_ declaration: DeclSyntax, of type: String, access: String?) {
        let prefix = type.split(separator: ".").joined(separator: "_") + "_"
        if let function = declaration.as(FunctionDeclSyntax.self) {
            self.init(function, prefix: prefix, access: access)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            self.init(variable, prefix: prefix, access: access)
        } else {
            return nil
        }
    }

    private init?(_ node: FunctionDeclSyntax, prefix: String, access: String?) {
        let parameters = node.signature.parameterClause.parameters
        guard node.body != nil, parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
        let name = prefix + node.name.text.filter { $0 != "`" }
        let arguments = parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            return label + (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + value
        }
        let effects = node.signature.effectSpecifiers
        let call =
            (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            + "\(name)(\(arguments.joined(separator: ", ")))"
        var head = node.with(\.body, nil)
        `override` = "\(Self.access(node.modifiers, access))\(head.trimmedDescription) { \(call) }"
        head = node
        head.name = .identifier(name)
        head.name.trailingTrivia = node.name.trailingTrivia
        head.modifiers = Self.modifiers(of: node.modifiers)
        implementation = head.trimmedDescription
    }

    private init?(_ node: VariableDeclSyntax, prefix: String, access: String?) {
        guard let binding = node.bindings.first, node.bindings.count == 1, let block = binding.accessorBlock,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.trimmedDescription
        else { return nil }
        var isSettable = false
        if case .accessors(let accessors) = block.accessors {
            let kinds = accessors.map(\.accessorSpecifier.text)
            guard kinds.allSatisfy({ $0 == "get" || $0 == "set" }) else { return nil }
            isSettable = kinds.contains("set")
        }
        let forwarded = prefix + name
        let body = isSettable ? "{ get { \(forwarded) } set { \(forwarded) = newValue } }" : "{ \(forwarded) }"
        let attributes = node.attributes.map { $0.trimmedDescription + " " }.joined()
        let modifiers = node.modifiers.map { $0.trimmedDescription + " " }.joined()
        `override` = "\(attributes)\(Self.access(node.modifiers, access))\(modifiers)var \(name)\(type) \(body)"
        var rest = node
        rest.modifiers = Self.modifiers(of: node.modifiers)
        rest.bindings = [
            binding.with(
                \.pattern,
                PatternSyntax(IdentifierPatternSyntax(identifier: .identifier(forwarded)))
            )
        ]
        implementation = rest.trimmedDescription
    }

    /// The access of an extension, for a member that has none of its own.
    private static func access(_ modifiers: DeclModifierListSyntax, _ access: String?) -> String {
        modifiers.contains(where: \.isAccess) ? "" : access.map { $0 + " " } ?? ""
    }

    /// The modifiers of the implementation: it is not an override, and is seen by the file of the class.
    private static func modifiers(of list: DeclModifierListSyntax) -> DeclModifierListSyntax {
        var rest = list.filter { $0.name.tokenKind != .keyword(.override) && !$0.isAccess }
        for index in rest.indices where rest[index].name.tokenKind == .keyword(.class) {
            rest[index].name.tokenKind = .keyword(.static)
        }
        return rest
    }
}

extension DeclModifierSyntax {
    /// Whether the modifier says who sees the declaration.
    var isAccess: Bool {
        ["open", "public", "package", "internal", "fileprivate", "private"].contains(name.text) && detail == nil
    }
}
