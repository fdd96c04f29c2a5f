import PositionedJSON

extension DocumentValue {
    /// Creates the value of a parsed node. A node that could not be parsed counts as `null`.
    package init(_ node: JSONNode) {
        switch node.value {
        case .null, .invalid: self = .null
        case .boolean(let value): self = .boolean(value)
        case .number(let value): self = .number(value)
        case .largeInteger(let digits): self = .largeInteger(digits)
        case .string(let value): self = .string(value)
        case .array(let nodes): self = .array(nodes.map { DocumentValue($0) })
        case .object(let object):
            self = .object(DocumentObject(object.members.lazy.map { ($0.key, DocumentValue($0.value)) }))
        }
    }

    /// Returns the value as a node at the place of another one.
    package func node(at place: JSONNode) -> JSONNode {
        let value: JSONValue =
            switch self {
            case .null: .null
            case .boolean(let value): .boolean(value)
            case .number(let value): .number(value)
            case .largeInteger(let digits): .largeInteger(digits)
            case .string(let value): .string(value)
            case .array(let values): .array(values.map { $0.node(at: place) })
            case .object(let members):
                .object(
                    JSONObject(
                        members: members.sorted.map { key, value in
                            JSONObject.Member(
                                key: key,
                                keyOffset: place.offset,
                                keyEnd: place.offset,
                                value: value.node(at: place)
                            )
                        }
                    )
                )
            }
        return JSONNode(value: value, offset: place.offset, end: place.end, pointer: place.pointer)
    }

    /// The value as a JSON text on one line. The keys of objects are sorted.
    public var json: String {
        var text = ""
        write(to: &text, indentation: nil)
        return text
    }

    /// The value as a JSON text with a line for each member and element, indented by two spaces.
    public var indentedJSON: String {
        var text = ""
        write(to: &text, indentation: "")
        return text
    }

    private func write(to text: inout String, indentation: String?) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .number(let value): text += value.shortest
        case .largeInteger(let digits): text += digits
        case .string(let value): text += value.jsonQuoted
        case .array(let values):
            Self.write(values.map { ("", $0) }, "[", "]", to: &text, indentation)
        case .object(let members):
            Self.write(members.sorted.map { ($0.key.jsonQuoted + ": ", $0.value) }, "{", "}", to: &text, indentation)
        }
    }

    private static func write(
        _ entries: [(String, DocumentValue)],
        _ opening: String,
        _ closing: String,
        to text: inout String,
        _ indentation: String?
    ) {
        text += opening
        let inner = indentation.map { $0 + "  " }
        for (index, entry) in entries.enumerated() {
            if index > 0 { text += inner == nil ? ", " : "," }
            if let inner { text += "\n" + inner }
            text += entry.0
            entry.1.write(to: &text, indentation: inner)
        }
        if let indentation, !entries.isEmpty { text += "\n" + indentation }
        text += closing
    }
}
