import ScreenDocumentsCore

/// A key of a part in a template of Code Connect.
struct CodeConnectField {
    private enum Kind {
        case text, boolean, name([String]), icon, tint([String])
        /// What no property can say.
        case constant(String)

        init?(_ kind: FieldKind, tints: [String]) {
            switch kind {
            case .text, .styledText, .richText: self = .text
            case .boolean: self = .boolean
            case .name(_, let names): self = .name(names)
            case .icon: self = .icon
            case .tint: self = .tint(tints)
            default: return nil
            }
        }
    }

    private let name: String
    private let isRequired: Bool
    private let kind: Kind
    private let label: String
    private let property: String
    private let isSwift: Bool

    /// Creates the field of a key; `nil` if no property of Figma can say it, and it is not required.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - example: A value of a required key that no property can say, in JSON. Swift has a placeholder of Xcode.
    ///   - tints: The names of tints.
    ///   - label: The label of the argument in Swift, or the key in quotes.
    ///   - property: The name of the property in Figma.
    ///   - isSwift: Whether the code is Swift, or JSON.
    init?(
        _ key: KeyFormat,
        example: DocumentValue?,
        tints: [String],
        label: String,
        property: String?,
        isSwift: Bool
    ) {
        if let kind = Kind(key.kind, tints: tints), let property {
            self.kind = kind
            self.property = property.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
        } else if key.isRequired {
            self.kind = .constant(isSwift ? "<#\(label)#>" : (example ?? .null).json)
            self.property = ""
        } else {
            return nil
        }
        name = key.name
        isRequired = key.isRequired
        self.label = label
        self.isSwift = isSwift
    }

    /// The lines that read the property; `nil` if there is none. Required values are always written, others if the instance has them.
    var declaration: String? {
        switch kind {
        case .constant: nil
        case .text: "const \(name) = JSON.stringify(instance.getString('\(property)'))"
        case .boolean: "const \(name) = instance.getBoolean('\(property)')"
        case .name(let names): "const \(name) = \(choice(names) { isSwift ? ".\($0)" : "\"\($0)\"" })"
        case .tint(let names): "const \(name) = \(choice(names) { isSwift ? "Tint.\($0).color" : "\"\($0)\"" })"
        case .icon:
            """
            const \(name)Swap = instance.getInstanceSwap('\(property)')
            const \(name) = \(name)Swap && \(name)Swap.hasCodeConnect() ? \(name)Swap.executeTemplate().example : \(placeholder)
            """
        }
    }

    private var placeholder: String {
        isRequired ? "figma.code`\(isSwift ? "Icon.star.image" : "\"star\"")`" : "undefined"
    }

    private func choice(_ names: [String], _ code: (String) -> String) -> String {
        "instance.getEnum('\(property)', { \(names.map { "'\($0)': '\(code($0))'" }.joined(separator: ", ")) })"
    }

    /// The arguments, with commas between them.
    ///
    /// - Parameters:
    ///   - fields: The keys in their order.
    ///   - start: What stands before them, always.
    static func list(_ fields: [CodeConnectField], after start: [String]) -> String {
        var text = start.joined(separator: ", ")
        for field in fields {
            let value = if case .constant(let text) = field.kind { text } else { "${\(field.name)}" }
            let code = "\(field.label): \(value)"
            if field.isRequired {
                text += (text.isEmpty || text.hasSuffix(" ` : ''}") ? "" : ", ") + code
            } else if text.isEmpty || text.hasSuffix(" ` : ''}") {
                // Before the first value that is always there, a comma follows.
                text += "${\(field.name) !== undefined ? figma.code`\(code), ` : ''}"
            } else {
                text += "${\(field.name) !== undefined ? figma.code`, \(code)` : ''}"
            }
        }
        return text
    }
}
