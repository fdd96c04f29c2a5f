import PositionedJSON

/// The JSON Schema (draft 2020-12) of documents, made from the shapes that readers use.
///
/// It says all that a schema can say. What it cannot say and readers check as well, ``ReaderDemand``, is in its comment.
package struct DocumentSchema {
    private let grammar: DocumentGrammar

    package init(_ grammar: DocumentGrammar) {
        self.grammar = grammar
    }

    /// The schema as a value.
    package var value: DocumentValue {
        var definitions: [String: DocumentValue] = [
            "stateReference": Self.object(["$state": Self.nonEmptyText], required: ["$state"]),
            "expression": Self.object(["$expr": Self.expression], required: ["$expr"]),
            "textReference": Self.object(["$text": Self.nonEmptyText], required: ["$text"]),
            "parameterReference": Self.object(["$param": ["type": "string"], "default": [:]], required: ["$param"]),
        ]
        for isTemplate in [false, true] {
            let mode = Mode(isTemplate: isTemplate)
            for rule in DocumentRule.allCases where ![.state, .templates, .strings].contains(rule) {
                definitions[mode.name(rule)] = definition(rule, mode)
            }
            definitions[mode.anyName] = any(mode)
        }
        var schema = objectSchema(grammar.root, Mode(isTemplate: false)).object ?? [:]
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        schema["title"] = "Honeycomb screen"
        schema["$comment"] = .string(ReaderDemand.comment())
        schema["$defs"] = .object(definitions)
        if !grammar.format.functions.isEmpty {
            schema[SchemaCompatibility.functionsKey] = .array(grammar.format.functions.map(\.value))
        }
        return .object(schema)
    }

    /// In templates, a parameter may stand for any value.
    private struct Mode {
        let isTemplate: Bool

        var prefix: String { isTemplate ? "template." : "" }
        var anyName: String { prefix + "any" }
        func name(_ rule: DocumentRule) -> String { prefix + rule.rawValue }
        func reference(_ rule: DocumentRule) -> DocumentValue { ["$ref": .string("#/$defs/" + name(rule))] }
    }

    private static let stateReference: DocumentValue = ["$ref": "#/$defs/stateReference"]
    private static let expressionReference: DocumentValue = ["$ref": "#/$defs/expression"]
    private static let expression: DocumentValue = [
        "type": "string", "minLength": 1, "maxLength": .number(Double(ScreenExpression.byteLimit)),
        "description": "An expression: 'count(items) > 0', 'user.name ?? \"nobody\"'.",
    ]
    private static let textReference: DocumentValue = ["$ref": "#/$defs/textReference"]
    /// A text of a table: a template, or one for each plural category.
    private static let localizedText: DocumentValue = {
        let count: DocumentValue = [
            "type": "string", "minLength": 1, "description": "The expression of the number that selects the category.",
        ]
        let forms = DocumentChecker.pluralCategories.map { category -> (String, DocumentValue) in
            (category, ["type": "string", "description": .string("The text for numbers of the category \(category).")])
        }
        let plural = object(Dictionary([("count", count)] + forms) { first, _ in first }, required: ["count", "other"])
        return ["anyOf": [["type": "string"], plural]]
    }()
    private static let parameterReference: DocumentValue = ["$ref": "#/$defs/parameterReference"]
    private static let nonEmptyText: DocumentValue = ["type": "string", "minLength": 1]

    private static func object(_ properties: [String: DocumentValue], required: [String] = []) -> DocumentValue {
        [
            "type": "object", "additionalProperties": false, "properties": .object(properties),
            "required": .array(required.map { .string($0) }),
        ]
    }
}

// MARK: - Rules

extension DocumentSchema {
    private func definition(_ rule: DocumentRule, _ mode: Mode) -> DocumentValue {
        switch rule {
        case .action: action(mode)
        case .condition: condition(mode)
        case .row: row(mode)
        case .rows: rows(mode)
        case .requirements: schema(grammar[rule], mode)
        case .section, .item, .use, .left, .right, .header, .footer: element(rule, mode)
        case .state, .templates, .strings: ["type": "object"]
        }
    }

    /// What is not to be read, because it needs more than this version, is not looked at, except for its fallback.
    private func element(_ rule: DocumentRule, _ mode: Mode) -> DocumentValue {
        let known = grammar.partNames.sorted().map { DocumentValue.string($0) }
        let unmetPart: DocumentValue = [
            "required": ["parts"],
            "properties": ["parts": ["contains": ["type": "string", "not": ["enum": .array(known)]]]],
        ]
        let unmetVersion: DocumentValue = [
            "required": ["version"],
            "properties": ["version": ["exclusiveMinimum": .number(Double(DocumentFormat.newestVersion))]],
        ]
        let requirements: DocumentValue = [
            "allOf": [mode.reference(.requirements), ["anyOf": [unmetPart, unmetVersion]]]
        ]
        return [
            "if": ["type": "object", "required": ["requires"], "properties": ["requires": requirements]],
            "then": ["type": "object", "properties": ["fallback": fallback(rule, mode)]],
            "else": schema(grammar[rule], mode),
        ]
    }

    private func fallback(_ rule: DocumentRule, _ mode: Mode) -> DocumentValue {
        ["anyOf": [["const": "drop"], mode.reference(rule.fallback)]]
    }

    private func row(_ mode: Mode) -> DocumentValue {
        [
            "if": ["type": "object", "required": ["use"]],
            "then": mode.reference(.use),
            "else": mode.reference(.item),
        ]
    }

    private func rows(_ mode: Mode) -> DocumentValue {
        var lists: [DocumentValue] = [
            ["type": "array", "items": anyReference(mode)], Self.stateReference, Self.expressionReference,
        ]
        if mode.isTemplate { lists.append(Self.parameterReference) }
        var each = objectSchema(DocumentChecker.eachShape, mode).object ?? [:]
        if var properties = each["properties"]?.object {
            for field in DocumentChecker.eachShape.fields.prefix(1) {
                properties[field.name] = documented(["anyOf": .array(lists)], field.documentation, mode)
            }
            each["properties"] = .object(properties)
        }
        let element: DocumentValue = [
            "if": ["type": "object", "required": ["each"]], "then": .object(each), "else": mode.reference(.row),
        ]
        return ["anyOf": [["type": "array", "items": element], .object(each)]]
    }

    private func action(_ mode: Mode) -> DocumentValue {
        let set: DocumentValue = Self.object(["set": anyObject(mode)], required: ["set"])
        let named: DocumentValue = [
            "type": "object",
            "properties": ["name": value(.nonEmptyText, mode)],
            "required": ["name"],
            "not": ["required": ["set"]],
            "additionalProperties": anyReference(mode),
        ]
        let chain: DocumentValue = ["type": "array", "maxItems": 100, "items": mode.reference(.action)]
        let submit: DocumentValue = Self.object(["submit": value(.rule(.action), mode)], required: ["submit"])
        var forms: [DocumentValue] = [Self.nonEmptyText, named, set, submit, chain]
        if mode.isTemplate { forms.append(Self.parameterReference) }
        return ["anyOf": .array(forms)]
    }

    private func condition(_ mode: Mode) -> DocumentValue {
        let any = anyReference(mode)
        var forms: [DocumentValue] = [
            Self.object(["$state": ["type": "string"], "equals": any], required: ["$state"]),
            Self.object(["not": mode.reference(.condition)], required: ["not"]), Self.expressionReference,
        ]
        if mode.isTemplate {
            forms.append(
                Self.object(["$param": ["type": "string"], "equals": any, "default": any], required: ["$param"])
            )
        }
        return ["anyOf": .array(forms)]
    }

    private func any(_ mode: Mode) -> DocumentValue {
        guard !mode.isTemplate else { return [:] }
        return [
            "not": Self.parameterReference,
            "additionalProperties": anyReference(mode),
            "items": anyReference(mode),
        ]
    }

    private func anyReference(_ mode: Mode) -> DocumentValue { ["$ref": .string("#/$defs/" + mode.anyName)] }

    private func anyObject(_ mode: Mode) -> DocumentValue { ["allOf": [["type": "object"], anyReference(mode)]] }
}

// MARK: - Shapes

extension DocumentSchema {
    private func schema(_ shape: DocumentShape, _ mode: Mode) -> DocumentValue {
        switch shape {
        case .boolean: ["type": "boolean"]
        case .null: ["type": "null"]
        case .text(let isEmptyAllowed): isEmptyAllowed ? ["type": "string"] : Self.nonEmptyText
        case .address: ["type": "string", "format": "uri", "pattern": .string(AddressNotation.pattern)]
        case .date: ["type": "string", "pattern": .string(DateNotation.pattern)]
        case .language: ["type": "string", "pattern": .string(LanguageNotation.pattern)]
        case .number(let range):
            ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
        case .integer(let range):
            [
                "type": "integer", "minimum": .number(Double(range.lowerBound)),
                "maximum": .number(Double(range.upperBound)),
            ]
        case .name(let noun, let names):
            ["description": .string("A \(noun)."), "enum": .array(names.names.map { .string($0) })]
        case .list(let element): ["type": "array", "items": value(element, mode)]
        case .object(let object): objectSchema(object, mode)
        case .alternatives(let fields):
            [
                "oneOf": .array(
                    fields.map { field in
                        let documented = documented(value(field.shape, mode), field.documentation, mode)
                        return Self.object([field.name: documented], required: [field.name])
                    }
                )
            ]
        case .variants(let variants):
            [
                "description": .string("A \(variants.noun)."),
                "oneOf": .array(variants.names.names.compactMap { variants[$0] }.map { objectSchema($0, mode) }),
                "examples": .array(examples(variants)),
            ]
        case .either(let first, let second): ["anyOf": [schema(first, mode), schema(second, mode)]]
        case .any: anyReference(mode)
        case .rule(.state): ["type": "object", "not": Self.parameterReference]
        case .rule(.strings):
            [
                "type": "object", "propertyNames": ["pattern": .string(LanguageNotation.pattern)],
                "additionalProperties": ["type": "object", "additionalProperties": Self.localizedText],
            ]
        case .rule(.templates):
            ["type": "object", "additionalProperties": Mode(isTemplate: true).reference(.row)]
        case .rule(let rule): mode.reference(rule)
        }
    }

    private func examples(_ variants: VariantsShape) -> [DocumentValue] {
        let format = grammar.format
        if variants.noun == "check" { return FieldChecks.examples(format) }
        let parts: [PartFormat] =
            switch variants.noun {
            case "left part": format.lefts
            case "right part": format.rights + [PartFormat.pair(in: format)].compactMap { $0 }
            case "header": format.headers
            case "footer": format.footers
            default: format.customs
            }
        return parts.map { $0.example(in: format) }
    }

    /// The schema of a value, which may be a parameter in a template.
    private func value(_ shape: DocumentShape, _ mode: Mode) -> DocumentValue {
        guard mode.isTemplate else { return schema(shape, mode) }
        if case .any = shape { return schema(shape, mode) }
        return ["anyOf": [schema(shape, mode), Self.parameterReference]]
    }

    private func objectSchema(_ object: ObjectShape, _ mode: Mode) -> DocumentValue {
        var properties: [String: DocumentValue] = [:]
        for field in object.fields {
            if field.name == "type", case .name(_, let names) = field.shape, let name = names.names.first {
                properties[field.name] = ["const": .string(name)]
                continue
            }
            let property: DocumentValue =
                if field.name == "with" {
                    anyObject(mode)
                } else if field.isBindable {
                    [
                        "anyOf": .array(
                            [value(field.shape, mode), Self.stateReference, Self.expressionReference]
                                + (field.shape.isText ? [Self.textReference] : [])
                        )
                    ]
                } else {
                    value(field.shape, mode)
                }
            properties[field.name] = documented(property, field.documentation, mode)
        }
        var schema: [String: DocumentValue] = [
            "type": "object", "additionalProperties": false, "properties": .object(properties),
        ]
        let required = object.fields.filter(\.isRequired).map { DocumentValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .array(required) }
        if let summary = object.summary, !summary.isEmpty {
            schema["description"] = .string(summary.prefix(1).uppercased() + summary.dropFirst() + ".")
        }
        return .object(schema)
    }

    /// A schema of a value with what is known about it. Templates have no examples: the same are where a row is allowed.
    private func documented(_ schema: DocumentValue, _ text: FieldDocumentation, _ mode: Mode) -> DocumentValue {
        guard case .object(var members) = schema else { return schema }
        if !text.description.isEmpty { members["description"] = .string(text.description) }
        members["default"] = text.defaultValue
        if !text.examples.isEmpty, !mode.isTemplate { members["examples"] = .array(text.examples) }
        return .object(members)
    }
}
