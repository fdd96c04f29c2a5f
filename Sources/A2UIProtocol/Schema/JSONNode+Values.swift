import PositionedJSON

extension JSONNode {
    var stringValue: String? { if case .string(let text) = value { text } else { nil } }
    var numberValue: Double? { if case .number(let number) = value { number } else { nil } }
    var objectValue: JSONObject? { if case .object(let object) = value { object } else { nil } }
    var elementNodes: [JSONNode] { if case .array(let nodes) = value { nodes } else { [] } }

    /// Returns the member of an object.
    func member(_ key: String) -> JSONNode? { objectValue?[key] }

    /// Returns the element of a list.
    func element(_ index: Int) -> JSONNode? { elementNodes.indices.contains(index) ? elementNodes[index] : nil }

    /// The value as JSON without spaces, the members of objects in their order.
    var compactJSON: String {
        switch value {
        case .null, .invalid: "null"
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .number(let number): number.shortest
        case .largeInteger(let digits): digits
        case .string(let text): text.jsonQuoted
        case .array(let nodes): "[" + nodes.map(\.compactJSON).joined(separator: ",") + "]"
        case .object(let object):
            "{" + object.members.map { $0.key.jsonQuoted + ":" + $0.value.compactJSON }.joined(separator: ",") + "}"
        }
    }

    /// Returns the object with filtered members and transformed values.
    func mapMembers(_ transform: (_ key: String, _ value: JSONNode) -> JSONNode?) -> JSONNode {
        guard let object = objectValue else { return self }
        let members = object.members.compactMap { member in
            transform(member.key, member.value).map { value in
                JSONObject.Member(
                    key: member.key,
                    keyOffset: member.keyOffset,
                    keyEnd: member.keyEnd,
                    value: value
                )
            }
        }
        return with(.object(JSONObject(members: members)))
    }

    /// Parses JSON text.
    static func parsed(_ text: String) throws(DocumentProblem) -> JSONNode {
        let (root, problems) = JSONParser.parse(SourceText(Array(text.utf8)), keepsLargeIntegers: true)
        if let problem = problems.first { throw problem }
        guard let root else { throw DocumentProblem(at: 0, in: .root, "the text is no JSON") }
        return root
    }
}
