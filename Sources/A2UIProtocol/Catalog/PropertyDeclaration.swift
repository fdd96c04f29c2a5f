import PositionedJSON

/// A property of a component, or an argument of a function, of the basic catalog.
struct PropertyDeclaration: Sendable {
    /// The type of its values.
    enum Kind: Sendable {
        /// A literal, a path or a call of a function: `DynamicString`, `DynamicNumber`, `DynamicBoolean`, `DynamicStringList`,
        /// `DynamicValue`.
        case dynamic(String)
        case component
        case children
        case action
        case string
        case boolean
        case number
        case any
        case oneOf([String])
        /// Another schema, as JSON.
        case schema(String)
    }

    let name: String
    let kind: Kind
    let isRequired: Bool
    let description: String
    let `default`: String?

    static func required(_ name: String, _ kind: Kind, _ description: String = "") -> Self {
        Self(name: name, kind: kind, isRequired: true, description: description, default: nil)
    }

    static func optional(_ name: String, _ kind: Kind, _ description: String = "", default: String? = nil) -> Self {
        Self(name: name, kind: kind, isRequired: false, description: description, default: `default`)
    }

    /// The schema of the property, as JSON.
    var json: String {
        var members: [String] = []
        switch kind {
        case .dynamic(let type): members.append(reference("Dynamic" + type))
        case .component: members.append(reference("ComponentId"))
        case .children: members.append(reference("ChildList"))
        case .action: members.append(reference("Action"))
        case .string: members.append(#""type":"string""#)
        case .boolean: members.append(#""type":"boolean""#)
        case .number: members.append(#""type":"number""#)
        case .any: break
        case .oneOf(let names):
            members.append(#""type":"string""#)
            members.append(#""enum":["# + names.map(\.jsonQuoted).joined(separator: ",") + "]")
        case .schema(let json): members.append(String(json.dropFirst().dropLast()))
        }
        if !description.isEmpty { members.append(#""description":"# + description.jsonQuoted) }
        if let `default` { members.append(#""default":"# + `default`) }
        return "{" + members.joined(separator: ",") + "}"
    }

    private func reference(_ type: String) -> String {
        #""$ref":"# + (A2UICatalog.commonTypesAddress + "#/$defs/" + type).jsonQuoted
    }
}

/// A component of the basic catalog.
struct ComponentDeclaration: Sendable {
    let name: String
    var hasChecks = false
    var description = ""
    let properties: [PropertyDeclaration]

    /// The schema of the component, as JSON.
    var json: String {
        let common = A2UICatalog.commonTypesAddress + "#/$defs/"
        var parts = [
            #"{"$ref":"# + (common + "ComponentCommon").jsonQuoted + "}",
            ##"{"$ref":"#/$defs/CatalogComponentCommon"}"##,
        ]
        if hasChecks { parts.append(#"{"$ref":"# + (common + "Checkable").jsonQuoted + "}") }
        var own = [#""type":"object""#]
        if !description.isEmpty { own.append(#""description":"# + description.jsonQuoted) }
        let members =
            [#""component":{"const":"# + name.jsonQuoted + "}"] + properties.map { $0.name.jsonQuoted + ":" + $0.json }
        own.append(#""properties":{"# + members.joined(separator: ",") + "}")
        let required = ["component"] + properties.filter(\.isRequired).map(\.name)
        own.append(#""required":["# + required.map(\.jsonQuoted).joined(separator: ",") + "]")
        parts.append("{" + own.joined(separator: ",") + "}")
        return #"{"type":"object","allOf":["# + parts.joined(separator: ",") + #"],"unevaluatedProperties":false}"#
    }
}

/// A function of the basic catalog.
struct FunctionDeclaration: Sendable {
    let name: String
    let returns: String
    let description: String
    let arguments: [PropertyDeclaration]
    /// Arguments of which at least one is required.
    var needsOneOf: [String] = []
    /// Whether the schema of the arguments forbids others (`additionalProperties: false`).
    var isClosed = false

    /// The schema of a call, as JSON.
    var json: String {
        var args = [#""type":"object""#]
        args.append(
            #""properties":{"# + arguments.map { $0.name.jsonQuoted + ":" + $0.json }.joined(separator: ",") + "}"
        )
        let required = arguments.filter(\.isRequired).map(\.name)
        args.append(#""required":["# + required.map(\.jsonQuoted).joined(separator: ",") + "]")
        if !needsOneOf.isEmpty {
            let alternatives = needsOneOf.map { #"{"required":["# + $0.jsonQuoted + "]}" }
            args.append(#""anyOf":["# + alternatives.joined(separator: ",") + "]")
        }
        args.append(isClosed ? #""additionalProperties":false"# : #""unevaluatedProperties":false"#)
        return #"{"type":"object","description":"# + description.jsonQuoted
            + #","properties":{"call":{"const":"# + name.jsonQuoted + #"},"args":{"# + args.joined(separator: ",")
            + #"},"returnType":{"const":"# + returns.jsonQuoted
            + #"}},"required":["call","args"],"unevaluatedProperties":false}"#
    }
}
