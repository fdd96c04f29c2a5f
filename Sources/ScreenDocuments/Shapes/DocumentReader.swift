/// What the shapes share while one document is read: the problems found and the identifiers used.
final class DocumentReader {
    /// From here on a `Double` skips whole numbers, so that a number in a document may not be the one that was written.
    static let greatestExactInteger = 9_007_199_254_740_991.0

    private(set) var problems: [DocumentProblem]
    private let source: SourceText
    private var identifiers: [IdentifierScope: [String: SourcePosition]] = [:]

    init(source: SourceText, problems: [DocumentProblem] = []) {
        self.source = source
        self.problems = problems
    }

    func report(at node: JSONNode, _ message: String, allowed: String? = nil) {
        problems.append(DocumentProblem(at: node.offset, in: node.pointer, message, allowed: allowed))
    }

    /// Reports an unknown name and suggests the known one that looks most like it.
    func report(at node: JSONNode, _ message: String, allowed: String, nearest name: String, of names: [String]) {
        report(at: node, message + suggestion(for: name, among: names), allowed: allowed)
    }

    /// Reports a value of the wrong kind, unless the parser did so already.
    func reject<Value>(_ node: JSONNode, expected: ShapeDescription) -> Value? {
        if case .invalid = node.value { return nil }
        report(at: node, "\(node.value.kind) is not what belongs here", allowed: expected.allowed)
        return nil
    }

    /// The members of an object; any other value is reported.
    func object(_ node: JSONNode, expected: ShapeDescription) -> JSONObject? {
        guard case .object(let object) = node.value else { return reject(node, expected: expected) }
        return object
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
                "duplicate \(scope.rawValue) id \(identifier.quoted), used before at \(first)",
                allowed: "each \(scope.rawValue) id once in a document"
            )
        } else {
            identifiers[scope, default: [:]][identifier] = source.position(at: node.offset)
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
