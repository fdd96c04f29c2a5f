/// The types of documents for the languages of servers, made from the shapes that readers use.
package struct DocumentTypes {
    /// A language that types can be written in.
    package enum Language: String, CaseIterable, Sendable {
        case typescript
        case python
        case kotlin
        case swift
    }

    /// A type of a value.
    indirect enum Expression: Hashable {
        case string
        case boolean
        case number
        case integer
        case null
        case any
        case text(String)
        case list(Expression)
        /// A declared type by name.
        case named(String)
        case union([Expression])
    }

    struct Member: Hashable {
        let key: String
        let type: Expression
        let isRequired: Bool
    }

    /// A named type: an object, or one of several types.
    enum Declaration {
        case object(String, summary: String?, [Member], isOpen: Bool)
        case union(String, [Expression])
    }

    private(set) var declarations: [Declaration] = []
    private var objects: [[Member]: String] = [:]
    private var aliases: [Expression: String] = [:]
    private var names: Set<String> = []
    private let grammar: DocumentGrammar

    package init(_ format: DocumentFormat) {
        grammar = DocumentGrammar(format)
        declare("StateReference", [Member(key: "$state", type: .string, isRequired: true)])
        declare("Expression", [Member(key: "$expr", type: .string, isRequired: true)])
        declare("TextReference", [Member(key: "$text", type: .string, isRequired: true)])
        declare(
            "ParameterReference",
            [
                Member(key: "$param", type: .string, isRequired: true),
                Member(key: "default", type: .any, isRequired: false),
            ]
        )
        for rule in DocumentRule.allCases where ![.state, .templates, .strings, .rows].contains(rule) { declare(rule) }
        _ = object(grammar.root, "Screen")
    }

    /// The types as source code.
    package func source(_ language: Language) -> String {
        switch language {
        case .typescript: TypeScriptTypes.source(declarations)
        case .python: PythonTypes.source(declarations)
        case .kotlin: KotlinTypes.source(declarations)
        case .swift: SwiftTypes.source(declarations)
        }
    }

    /// The declared name of an alternative: of a type, or of the kind of a value.
    static func caseName(_ expression: Expression) -> String {
        switch expression {
        case .string: "string"
        case .boolean: "boolean"
        case .number: "number"
        case .integer: "integer"
        case .null: "null"
        case .any: "any"
        case .text(let text): text
        case .list: "list"
        case .named(let name): name.prefix(1).lowercased() + name.dropFirst()
        case .union: "other"
        }
    }
}

extension DocumentTypes {
    private mutating func declare(_ name: String, _ members: [Member], summary: String? = nil, isOpen: Bool = false) {
        guard names.insert(name).inserted else { return }
        declarations.append(.object(name, summary: summary, members, isOpen: isOpen))
        if objects[members] == nil { objects[members] = name }
    }

    private mutating func declare(_ name: String, _ forms: [Expression]) {
        guard names.insert(name).inserted else { return }
        declarations.append(.union(name, forms))
    }

    private mutating func declare(_ rule: DocumentRule) {
        let name = Self.name(rule)
        switch rule {
        case .action:
            declare("NamedAction", [Member(key: "name", type: .string, isRequired: true)], isOpen: true)
            declare("SetAction", [Member(key: "set", type: .any, isRequired: true)])
            let chain = Expression.list(.named(name))
            declare("SubmitAction", [Member(key: "submit", type: .named(name), isRequired: true)])
            declare(name, [.string, .named("NamedAction"), .named("SetAction"), .named("SubmitAction"), chain])
        case .condition:
            let equals = Member(key: "equals", type: .any, isRequired: false)
            declare("StateCondition", [Member(key: "$state", type: .string, isRequired: true), equals])
            let negated = Member(key: "not", type: .named(name), isRequired: true)
            declare("NotCondition", [negated])
            let parameter = Member(key: "$param", type: .string, isRequired: true)
            let fallback = Member(key: "default", type: .any, isRequired: false)
            declare("ParameterCondition", [parameter, equals, fallback])
            declare(
                name,
                [.named("StateCondition"), .named("NotCondition"), .named("ParameterCondition"), .named("Expression")]
            )
        case .row:
            let use = Expression.named(Self.name(.use))
            let each = object(DocumentChecker.eachShape, "TemplateForEach")
            declare(name, [.named(Self.name(.item)), use, each])
        case .left, .right, .header, .footer:
            var shape = grammar[rule]
            if case .either(let first, _) = shape { shape = first }
            guard case .variants(let variants) = shape else { return }
            declare(
                name,
                variants.names.names.compactMap { type in
                    variants[type].map { object($0, name + Self.capitalized(type)) }
                }
            )
        default:
            if case .object(let shape) = grammar[rule] { _ = object(shape, name) }
        }
    }

    static func name(_ rule: DocumentRule) -> String {
        switch rule {
        case .left: "LeftPart"
        case .right: "RightPart"
        case .requirements: "Requirements"
        case .use: "TemplateUse"
        default: capitalized(rule.rawValue)
        }
    }

    private mutating func object(_ shape: ObjectShape, _ name: String) -> Expression {
        let members = shape.fields.map { field -> Member in
            var type: Expression
            if field.name == "type", case .name(_, let names) = field.shape, let name = names.names.first {
                type = .text(name)
            } else {
                type = expression(field.shape, name + Self.capitalized(field.name))
            }
            if field.isBindable {
                let text: [Expression] = field.shape.isText ? [.named("TextReference")] : []
                type = Self.union([type, .named("StateReference"), .named("Expression")] + text)
            }
            return Member(key: field.name, type: type, isRequired: field.isRequired)
        }
        if let known = objects[members] { return .named(known) }
        let name = shape.typeName ?? name
        declare(name, members, summary: shape.summary, isOpen: shape.isOpen)
        return .named(name)
    }

    private mutating func expression(_ shape: DocumentShape, _ name: String) -> Expression {
        switch shape {
        case .boolean: return .boolean
        case .text, .address, .date, .language: return .string
        case .null: return .null
        case .number: return .number
        case .integer: return .integer
        case .name(let noun, let names):
            let union = Self.union(names.names.map { .text($0) })
            guard names.names.count > 1 else { return union }
            if let known = aliases[union] { return .named(known) }
            let alias = Self.aliasName(noun, fallback: name, taken: self.names)
            aliases[union] = alias
            if case .union(let forms) = union { declare(alias, forms) }
            return .named(alias)
        case .list(let element): return .list(expression(element, name))
        case .object(let shape): return object(shape, name)
        case .alternatives(let fields):
            return Self.union(
                fields.map { field in
                    let required = FieldShape.required(field.name, field.shape)
                    return object(ObjectShape([required]), name + Self.capitalized(field.name))
                }
            )
        case .variants(let variants):
            return Self.union(
                variants.names.names.compactMap { type in
                    variants[type].map { object($0, name + Self.capitalized(type)) }
                }
            )
        case .either(let first, let second):
            return Self.union([expression(first, name), expression(second, name)])
        case .any, .rule(.state), .rule(.templates), .rule(.strings): return .any
        case .rule(.rows): return Self.union([.list(.named("Row")), .named("TemplateForEach")])
        case .rule(.right): return Self.union([.named(Self.name(.right)), .null])
        case .rule(let rule): return .named(Self.name(rule))
        }
    }

    private static func aliasName(_ noun: String, fallback: String, taken: Set<String>) -> String {
        let name = noun.split(separator: " ").map { capitalized(String($0)) }.joined()
        return taken.contains(name) ? fallback : name
    }

    private static func union(_ forms: [Expression]) -> Expression {
        var flat: [Expression] = []
        for form in forms {
            let inner: [Expression]
            if case .union(let nested) = form { inner = nested } else { inner = [form] }
            for form in inner where !flat.contains(form) { flat.append(form) }
        }
        return flat.count == 1 ? flat[0] : .union(flat)
    }

    static func capitalized(_ text: String) -> String {
        let letters = text.filter { $0 != "$" }
        return letters.prefix(1).uppercased() + letters.dropFirst()
    }
}
