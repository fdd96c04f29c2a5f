import PositionedJSON
import ScreenDocumentsCore

/// Validates messages against the schema of their catalog, and checks that their components form a tree: unique ids, a root, no
/// unknown or unreachable components, no cycles.
///
/// ```swift
/// let validator = A2UIValidator(.basic)
/// try validator.validate(messages)
/// ```
public struct A2UIValidator: Sendable {
    /// The catalog that messages are checked against.
    public let catalog: A2UICatalog

    let fields: ReferenceFields
    private let schema: JSONSchema
    private let envelope: JSONSchema.Place?

    private static let basic = A2UIValidator(making: .basic)

    /// Creates a validator for a catalog.
    public init(_ catalog: A2UICatalog) {
        self = catalog.isBuiltIn ? Self.basic : A2UIValidator(making: catalog)
    }

    private init(making catalog: A2UICatalog) {
        self.catalog = catalog
        let documents = catalog.schemaDocuments
        let schema = JSONSchema(documents: documents)
        self.schema = schema
        fields = ReferenceFields(catalog.componentSchemas)
        envelope = schema.place(A2UICatalog.serverToClientAddress)
    }

    /// Returns the errors of a value against one of the protocol's schemas, such as `client_to_server.json`, each with its path.
    /// Does not check that components form a tree.
    public func schemaErrors(_ value: DocumentValue, schema name: String = "server_to_client.json") -> [String] {
        guard let place = schema.place(name) else { return ["there is no schema \(name.quoted)"] }
        return schema.errors(value, place).map { error in
            error.path.isEmpty ? error.message : "\(PayloadLimits.pointer(error.path)): \(error.message)"
        }
    }

    /// Returns the schema errors of a message, each with the path in its payload.
    public func errors(in message: DocumentValue) -> [A2UIError] {
        errors(message, 0).map { problem in
            let text =
                problem.line.hasPrefix("messages[0]")
                ? String(problem.line.dropFirst("messages[0]".count)) : problem.line
            let line = text.drop { ".: ".contains($0) }
            return A2UIError(.validationFailed, String(line), surfaceID: problem.surfaceID, path: problem.path)
        }
    }

    /// Validates messages together.
    ///
    /// - Parameters:
    ///   - messages: The messages, in their order.
    ///   - isComplete: Whether the components must form a complete tree; `false` during streaming.
    /// - Throws: An `A2UIError` for the first problem; its message lists all of them.
    public func validate(_ messages: [DocumentValue], isComplete: Bool = true) throws(A2UIError) {
        let errors = messages.indices.flatMap { self.errors(messages[$0], $0) }
        if let first = errors.first {
            let lines = errors.prefix(20).map { "  - \($0.line)" }
            throw A2UIError(
                .validationFailed,
                "Validation failed:\n" + lines.joined(separator: "\n"),
                surfaceID: first.surfaceID,
                path: first.path
            )
        }
        for message in messages { try checkTree(message, among: messages, isComplete: isComplete) }
    }

    // MARK: - Schemas

    private struct Problem {
        var line: String
        var path: String
        var surfaceID: String?
    }

    private func errors(_ message: DocumentValue, _ index: Int) -> [Problem] {
        let place = "messages[\(index)]"
        guard let members = message.object else { return [Problem(line: place + ": Is not an object", path: "")] }
        if catalog.version == .v0_8 {
            guard let envelope else { return [] }
            return problems(schema.errors(message, envelope), place, nil, skipping: 1)
        }
        guard let type = A2UIMessageType.allCases.first(where: { members[$0.rawValue] != nil }) else {
            let keys = members.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
            return [Problem(line: "\(place): Unknown message type with keys [\(keys)]", path: "")]
        }
        let surfaceID = members[type.rawValue]?["surfaceId"]?.string
        if type == .updateComponents { return updateErrors(members, place, surfaceID) }
        let address = A2UICatalog.serverToClientAddress + "#/$defs/" + type.definition
        guard let definition = schema.place(address) else { return [] }
        return problems(schema.errors(message, definition), place, surfaceID, skipping: 1)
    }

    private func problems(
        _ errors: [JSONSchemaError],
        _ place: String,
        _ surfaceID: String?,
        skipping count: Int
    ) -> [Problem] {
        errors.map { error in
            let path = error.path.isEmpty ? place : place + "." + error.path.joined(separator: ".")
            var line = "\(path): \(error.message)"
            for cause in error.causes.prefix(8) { line += "\n      \(cause.message)" }
            return Problem(
                line: line,
                path: PayloadLimits.pointer(Array(error.path.dropFirst(count))),
                surfaceID: surfaceID
            )
        }
    }

    /// Checks each component against its own schema, so that an unknown component gets one error, not one for each known schema.
    private func updateErrors(_ members: DocumentObject, _ place: String, _ surfaceID: String?) -> [Problem] {
        var found: [Problem] = []
        func add(_ line: String, _ path: String) { found.append(Problem(line: line, path: path, surfaceID: surfaceID)) }
        if members["version"] != "v0.9" { add("\(place): Invalid version, expected 'v0.9'", "") }
        let inner = place + ".updateComponents"
        guard let update = members["updateComponents"]?.object else {
            add("\(place): Expected updateComponents to be an object", "")
            return found
        }
        for key in members.keys.sorted() where key != "version" && key != "updateComponents" {
            add("\(place): '\(key)' was unexpected", "")
        }
        if surfaceID == nil { add("\(inner): Invalid or missing surfaceId", "/surfaceId") }
        guard let components = update["components"]?.array else {
            add("\(inner): Expected components to be an array", "/components")
            return found
        }
        for (index, component) in components.enumerated() {
            let id = component["id"]?.string
            let name = inner + ".components" + (id.map { "[id='\($0)']" } ?? "[\(index)]")
            found += componentErrors(component, name, "/components/\(index)", surfaceID)
        }
        return found
    }

    private func componentErrors(
        _ component: DocumentValue,
        _ name: String,
        _ path: String,
        _ surfaceID: String?
    ) -> [Problem] {
        func problem(_ message: String) -> [Problem] {
            [Problem(line: "\(name): \(message)", path: path, surfaceID: surfaceID)]
        }
        guard component.object != nil else { return problem("Component is not an object") }
        guard let type = component["component"]?.string else { return problem("Missing 'component' field") }
        let address = A2UICatalog.catalogAddress + "#/components/" + JSONPointer.escaped(type)
        guard let place = schema.place(address) else {
            let names = catalog.componentSchemas.members.map(\.key)
            let nearest = nearestName(to: type, among: names).map { "; did you mean '\($0)'?" } ?? ""
            return problem("Unknown component: \(type)\(nearest)")
        }
        return schema.errors(component, place).map { error in
            let field = error.path.isEmpty ? name : name + "." + error.path.joined(separator: ".")
            var line = "\(field): \(error.message)"
            for cause in error.causes.prefix(8) { line += "\n      \(cause.message)" }
            return Problem(line: line, path: path + PayloadLimits.pointer(error.path), surfaceID: surfaceID)
        }
    }

    // MARK: - Trees

    private func checkTree(
        _ message: DocumentValue,
        among messages: [DocumentValue],
        isComplete: Bool
    ) throws(A2UIError) {
        let update = message["updateComponents"] ?? message["surfaceUpdate"]
        let surfaceID = update?["surfaceId"]?.string
        if let components = update?["components"]?.array, !components.isEmpty {
            let root = Self.root(of: surfaceID, in: messages)
            let tree = try ComponentTree(components, fields, surfaceID: surfaceID)
            if isComplete, let root {
                guard tree.ids.contains(root) else {
                    let message = "Missing root component: No component has id='\(root)'"
                    throw A2UIError(.validationFailed, message, surfaceID: surfaceID, path: "/components")
                }
                if let (id, reference) = tree.dangling {
                    let message =
                        "Component '\(id)' references non-existent component '\(reference.id)' in field '\(reference.field)'"
                    throw A2UIError(.validationFailed, message, surfaceID: surfaceID, path: "/components")
                }
            }
            let reachable = try tree.reachable(from: root, surfaceID: surfaceID)
            if isComplete, let root, let orphan = tree.ids.subtracting(reachable).min() {
                let message = "Component '\(orphan)' is not reachable from '\(root)'"
                throw A2UIError(.validationFailed, message, surfaceID: surfaceID, path: "/components")
            }
        }
        try PayloadLimits.check(message, surfaceID: surfaceID)
    }

    /// The root id of the surface that the messages create; `nil` if they only update one.
    private static func root(of surfaceID: String?, in messages: [DocumentValue]) -> String? {
        for message in messages {
            for key in ["beginRendering", "createSurface"] {
                guard let start = message[key] else { continue }
                if let surfaceID, start["surfaceId"]?.string != surfaceID { continue }
                return key == "beginRendering" ? start["root"]?.string ?? "root" : "root"
            }
        }
        return nil
    }
}
