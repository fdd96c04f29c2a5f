/// What the shapes share while one document is read: the problems found and the identifiers used.
final class DocumentReader {
    private(set) var problems: [DocumentProblem]
    private let source: SourceText
    /// Where each identifier was used first, as an offset.
    private var identifiers: [IdentifierScope: [String: Int]] = [:]

    init(source: SourceText, problems: [DocumentProblem] = []) {
        self.source = source
        self.problems = problems
    }

    func report(at node: JSONNode, _ message: String, allowed: String? = nil) {
        problems.append(DocumentProblem(at: node.offset, in: node.pointer, message, allowed: allowed))
    }

    /// Reports a value of the wrong kind, unless the parser did so already.
    func reject<Value>(_ node: JSONNode, expected: ShapeDescription) -> Value? {
        if case .invalid = node.value { return nil }
        report(at: node, "wrong type: \(node.value.kind)", allowed: expected.allowed)
        return nil
    }

    /// The members of an object; any other value is reported.
    func object(_ node: JSONNode, expected: ShapeDescription) -> JSONObject? {
        guard case .object(let object) = node.value else { return reject(node, expected: expected) }
        return object
    }

    /// A number between two limits; others are reported.
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

    /// The value with a name; for an unknown name the report suggests the one that looks most like it.
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

    /// Keeps an identifier for the value at a node; a second use is reported.
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

/// What identifiers are told apart in. Items are identified in the whole document, as they are in the state it describes.
enum IdentifierScope: String {
    case section
    case item
}
