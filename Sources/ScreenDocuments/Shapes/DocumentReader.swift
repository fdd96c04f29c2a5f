import PositionedJSON

/// The shared state of shapes while one document is read: its problems and identifiers.
final class DocumentReader {
    private(set) var problems: [DocumentProblem]
    private let source: SourceText
    /// The offset of the first use of each identifier.
    private var identifiers: [IdentifierScope: [String: Int]] = [:]

    init(source: SourceText, problems: [DocumentProblem] = []) {
        self.source = source
        self.problems = problems
    }

    func report(at node: JSONNode, _ message: String, allowed: String? = nil) {
        problems.append(DocumentProblem(at: node.offset, in: node.pointer, message, allowed: allowed))
    }

    /// Reports a value of the wrong kind, unless the parser has already reported it.
    func reject<Value>(_ node: JSONNode, expected: ShapeDescription) -> Value? {
        if case .invalid = node.value { return nil }
        report(at: node, "wrong type: \(node.value.kind)", allowed: expected.allowed)
        return nil
    }

    /// Returns the members of an object; reports any other value.
    func object(_ node: JSONNode, expected: ShapeDescription) -> JSONObject? {
        guard case .object(let object) = node.value else { return reject(node, expected: expected) }
        return object
    }

    /// Returns a number within a range; reports any other number.
    func value(
        _ number: Double,
        at node: JSONNode,
        in range: ClosedRange<Double>,
        expected: ShapeDescription
    ) -> Double? {
        guard range.contains(number) else {
            let fault = number < range.lowerBound ? "too small" : "too large"
            report(at: node, "\(number.shortest) is \(fault)", allowed: expected.allowed)
            return nil
        }
        return number
    }

    /// Returns the value with a name; for an unknown name, reports the closest known one.
    func value<Value>(
        named name: String,
        at node: JSONNode,
        in table: NameTable<Value>,
        noun: String,
        expected: ShapeDescription
    ) -> Value? {
        if let value = table[name] { return value }
        let suggestion = suggestion(for: name, among: table.names)
        report(at: node, "unknown \(noun) \(name.quoted)\(suggestion)", allowed: expected.allowed)
        return nil
    }

    func rejectUnknownKeys(of object: JSONObject, known: [String]) {
        for member in object.members where !known.contains(member.key) {
            problems.append(
                DocumentProblem(
                    at: member.keyOffset,
                    in: member.value.pointer,
                    "unknown key \(member.key.quoted)\(suggestion(for: member.key, among: known))",
                    allowed: known.map(\.quoted).joined(separator: ", ")
                )
            )
        }
    }

    /// Claims an identifier for the value at a node; reports a second use.
    func claim(_ identifier: String, in scope: IdentifierScope, at node: JSONNode) {
        if let first = identifiers[scope]?[identifier] {
            report(
                at: node,
                "duplicate \(scope.rawValue) id \(identifier.quoted), used before at \(source.position(at: first))",
                allowed: "each \(scope.rawValue) id once in a document"
            )
        } else {
            identifiers[scope, default: [:]][identifier] = node.offset
        }
    }

    private func suggestion(for name: String, among names: [String]) -> String {
        nearestName(to: name, among: names).map { " (did you mean \($0.quoted)?)" } ?? ""
    }
}

/// The scope in which identifiers are unique. Items are unique in the whole document, as in the state it describes.
enum IdentifierScope: String {
    case section
    case item
}
