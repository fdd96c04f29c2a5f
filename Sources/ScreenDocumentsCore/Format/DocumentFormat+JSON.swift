import PositionedJSON

extension DocumentFormat {
    /// The format as a JSON value.
    public var value: DocumentValue {
        func parts(_ parts: [PartFormat]) -> DocumentValue { .array(parts.map(\.value)) }
        func names(_ names: [String]) -> DocumentValue { .array(names.map { .string($0) }) }
        return [
            "version": .number(Double(version)), "lefts": parts(lefts), "rights": parts(rights),
            "headers": parts(headers), "footers": parts(footers), "customs": parts(customs),
            "screen": .array(screen.map(\.value)), "section": .array(section.map(\.value)),
            "row": .array(row.map(\.value)), "icons": names(icons),
            "tints": names(tints), "themes": names(themes), "separators": names(separators),
            "spacings": names(spacings),
            "radii": names(radii), "pictureSizes": names(pictureSizes), "colors": names(colors),
            "textStyles": names(textStyles),
            "textSizes": names(textSizes), "badgeStyles": names(badgeStyles), "weights": names(weights),
            "fonts": names(fonts), "functions": .array(functions.map(\.value)),
        ]
    }

    /// Reads a format from the file that `ScreenVocabulary.json()` writes.
    ///
    /// - Throws: All problems of the file. Keys that this build does not know are ignored.
    public init(json: [UInt8], fileName: String) throws(ScreenDocumentError) {
        let source = SourceText(json)
        let (root, syntaxProblems) = JSONParser.parse(source)
        let reader = FormatReader(problems: syntaxProblems)
        self.init()
        if let root { reader.read(root, into: &self) }
        guard reader.problems.isEmpty else {
            let problems = reader.problems.sorted { $0.offset < $1.offset }
            throw ScreenDocumentError(
                diagnostics: problems.map { ScreenDiagnostic($0, file: fileName, source: source) }
            )
        }
    }
}

extension PartFormat {
    fileprivate var value: DocumentValue {
        var members: [String: DocumentValue] = [
            "name": .string(name), "summary": .string(summary), "fields": .array(fields.map(\.value)),
        ]
        members["example"] = example
        return .object(members)
    }
}

extension KeyFormat {
    fileprivate var value: DocumentValue {
        var members = kind.members
        members["name"] = .string(name)
        if isRequired { members["isRequired"] = true }
        if isBindable != kind.isUsuallyBindable { members["isBindable"] = .boolean(isBindable) }
        if since > 1 { members["since"] = .number(Double(since)) }
        if !documentation.description.isEmpty { members["description"] = .string(documentation.description) }
        members["default"] = documentation.defaultValue
        if !documentation.examples.isEmpty { members["examples"] = .array(documentation.examples) }
        return .object(members)
    }
}

extension FieldKind {
    /// The kinds without values of their own, by name.
    fileprivate static let plain: KeyValuePairs<String, FieldKind> = [
        "boolean": .boolean, "texts": .texts, "date": .date, "icon": .icon, "tint": .tint, "image": .image,
        "images": .images, "pictureSize": .pictureSize, "richText": .richText, "styledText": .styledText,
        "lines": .lines, "chips": .chips,
        "indexes": .indexes, "checks": .checks, "action": .action,
        "language": .language, "address": .address, "color": .color, "theme": .theme, "spacing": .spacing,
        "radius": .radius,
    ]

    /// The names of the kinds that have more to say.
    fileprivate static let others = [
        "text", "number", "integer", "name", "rule", "list", "object", "alternatives", "either",
    ]

    fileprivate var members: [String: DocumentValue] {
        func range(_ kind: DocumentValue, _ lower: Double, _ upper: Double) -> [String: DocumentValue] {
            ["kind": kind, "minimum": .number(lower), "maximum": .number(upper)]
        }
        switch self {
        case .text(let isEmptyAllowed): return isEmptyAllowed ? ["kind": "text"] : ["kind": "text", "minimumLength": 1]
        case .number(let limits): return range("number", limits.lowerBound, limits.upperBound)
        case .integer(let limits): return range("integer", Double(limits.lowerBound), Double(limits.upperBound))
        case .name(let noun, let names):
            return ["kind": "name", "noun": .string(noun), "names": .array(names.map { .string($0) })]
        case .rule(let rule): return ["kind": "rule", "rule": .string(rule.rawValue)]
        case .list(let element): return ["kind": "list", "element": .object(element.members)]
        case .object(let name, let fields):
            var members: [String: DocumentValue] = ["kind": "object", "fields": .array(fields.map(\.value))]
            members["typeName"] = name.map { .string($0) }
            return members
        case .alternatives(let fields): return ["kind": "alternatives", "fields": .array(fields.map(\.value))]
        case .either(let first, let second):
            return ["kind": "either", "either": [.object(first.members), .object(second.members)]]
        default: return ["kind": .string(Self.plain.first { $0.value == self }?.key ?? "")]
        }
    }
}

/// Reads formats, and collects what is wrong with them.
private final class FormatReader {
    private(set) var problems: [DocumentProblem]

    init(problems: [DocumentProblem]) { self.problems = problems }

    func read(_ node: JSONNode, into format: inout DocumentFormat) {
        guard let object = object(node) else { return }
        format.version = number(object["version"]).map { Int($0) } ?? DocumentFormat.newestVersion
        format.lefts = parts(object["lefts"])
        format.rights = parts(object["rights"])
        format.headers = parts(object["headers"])
        format.footers = parts(object["footers"])
        format.customs = parts(object["customs"])
        format.screen = fields(object["screen"])
        format.section = fields(object["section"])
        format.row = fields(object["row"])
        format.icons = texts(object["icons"])
        format.tints = texts(object["tints"])
        format.themes = texts(object["themes"])
        format.separators = texts(object["separators"])
        format.spacings = texts(object["spacings"])
        format.radii = texts(object["radii"])
        format.pictureSizes = texts(object["pictureSizes"])
        format.colors = texts(object["colors"])
        format.textStyles = texts(object["textStyles"])
        format.textSizes = texts(object["textSizes"])
        format.badgeStyles = texts(object["badgeStyles"])
        format.weights = texts(object["weights"])
        format.fonts = texts(object["fonts"])
        format.functions = elements(object["functions"]).compactMap { function($0) }
    }

    private func parts(_ node: JSONNode?) -> [PartFormat] {
        elements(node).compactMap { node in
            guard let object = object(node), let name = text(object["name"], in: node) else { return nil }
            let fields = elements(object["fields"]).compactMap { field($0) }
            let summary = object["summary"].flatMap { text($0, in: node) } ?? ""
            let example = object["example"].map { DocumentValue($0) }
            return PartFormat(name: name, summary: summary, fields: fields, example: example)
        }
    }

    private func function(_ node: JSONNode) -> FunctionSignature? {
        guard let object = object(node), let name = text(object["name"], in: node) else { return nil }
        func type(_ node: JSONNode?) -> ExpressionType {
            node.flatMap { node in text(node, in: node) }.flatMap { ExpressionType(name: $0) } ?? .any
        }
        let parameters = elements(object["parameters"]).compactMap { node -> FunctionSignature.Parameter? in
            guard let parameter = self.object(node), let name = text(parameter["name"], in: node) else { return nil }
            return FunctionSignature.Parameter(
                name,
                type(parameter["type"]),
                isRequired: boolean(parameter["isRequired"]) ?? true
            )
        }
        let summary = object["summary"].flatMap { text($0, in: node) } ?? ""
        return FunctionSignature(name, parameters, type(object["result"]), summary)
    }

    private func fields(_ node: JSONNode?) -> [KeyFormat] { elements(node).compactMap { field($0) } }

    private func field(_ node: JSONNode) -> KeyFormat? {
        guard let object = object(node), let name = text(object["name"], in: node), let kind = kind(node) else {
            return nil
        }
        let documentation = FieldDocumentation(
            description: object["description"].flatMap { text($0, in: node) } ?? "",
            defaultValue: object["default"].map { DocumentValue($0) },
            examples: elements(object["examples"]).map { DocumentValue($0) }
        )
        return KeyFormat(
            name: name,
            isRequired: boolean(object["isRequired"]) ?? false,
            kind: kind,
            documentation: documentation,
            isBindable: boolean(object["isBindable"]),
            since: number(object["since"]).flatMap { Int(exactly: $0) } ?? 1
        )
    }

    private func kind(_ node: JSONNode) -> FieldKind? {
        guard let object = object(node), let name = text(object["kind"], in: node) else { return nil }
        let minimum = number(object["minimum"]) ?? 0
        let maximum = max(minimum, number(object["maximum"]) ?? 1_000_000)
        switch name {
        case "text": return .text(isEmptyAllowed: object["minimumLength"] == nil)
        case "number": return .number(minimum...maximum)
        case "integer":
            guard let lower = Int(exactly: minimum), let upper = Int(exactly: maximum) else {
                report(node, "the range of an integer is no whole number")
                return nil
            }
            return .integer(lower...upper)
        case "name": return .name(noun: object["noun"].flatMap { text($0, in: node) } ?? "name", texts(object["names"]))
        case "rule":
            guard let rule = text(object["rule"], in: node).flatMap({ DocumentRule(rawValue: $0) }) else {
                report(
                    object["rule"] ?? node,
                    "unknown rule",
                    allowed: DocumentRule.allCases.map(\.rawValue).quotedList
                )
                return nil
            }
            return .rule(rule)
        case "list": return object["element"].flatMap { self.kind($0) }.map { .list($0) }
        case "object": return .object(name: object["typeName"].flatMap { text($0, in: node) }, fields(object["fields"]))
        case "alternatives": return .alternatives(fields(object["fields"]))
        case "either":
            let kinds = elements(object["either"]).compactMap { self.kind($0) }
            guard kinds.count == 2 else {
                report(node, "wrong number of kinds: \(kinds.count)", allowed: "two kinds in \"either\"")
                return nil
            }
            return .either(kinds[0], kinds[1])
        default:
            if let kind = FieldKind.plain.first(where: { $0.key == name })?.value { return kind }
            let names = FieldKind.others + FieldKind.plain.map(\.key)
            report(object["kind"] ?? node, "unknown kind of field \(name.quoted)", allowed: names.quotedList)
            return nil
        }
    }

    private func object(_ node: JSONNode) -> JSONObject? {
        if case .object(let object) = node.value { return object }
        report(node, "wrong type: \(node.value.kind)", allowed: "an object")
        return nil
    }

    private func elements(_ node: JSONNode?) -> [JSONNode] {
        guard let node else { return [] }
        if case .array(let nodes) = node.value { return nodes }
        report(node, "wrong type: \(node.value.kind)", allowed: "an array")
        return []
    }

    private func texts(_ node: JSONNode?) -> [String] {
        elements(node).compactMap { text($0, in: $0) }
    }

    private func text(_ node: JSONNode?, in parent: JSONNode) -> String? {
        if case .string(let text)? = node?.value { return text }
        report(node ?? parent, node == nil ? "a key is missing" : "wrong type", allowed: "a string")
        return nil
    }

    private func boolean(_ node: JSONNode?) -> Bool? {
        if case .boolean(let value)? = node?.value { value } else { nil }
    }

    private func number(_ node: JSONNode?) -> Double? {
        guard let node else { return nil }
        if case .number(let number) = node.value { return number }
        report(node, "wrong type: \(node.value.kind)", allowed: "a number")
        return nil
    }

    private func report(_ node: JSONNode, _ message: String, allowed: String? = nil) {
        problems.append(DocumentProblem(at: node.offset, in: node.pointer, message, allowed: allowed))
    }
}
