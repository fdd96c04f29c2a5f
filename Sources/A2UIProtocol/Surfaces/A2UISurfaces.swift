import Foundation
import PositionedJSON
import ScreenDocumentsCore

/// The surfaces of an agent: processes its messages and reports what changes on screen.
///
/// ```swift
/// let surfaces = A2UISurfaces()
/// surfaces.errorHandler = { error in agent.send(error.clientMessage) }
/// for try await line in agent.lines { surfaces.process(line) }
/// ```
///
/// An invalid message is reported and has no effect. Components that do not match the catalog are reported too, but shown as far
/// as possible.
public final class A2UISurfaces {
    /// The effect of a message.
    public enum Change: Hashable, Sendable {
        /// A surface was created.
        case created(String)
        /// Nodes of a surface have changed.
        case updated(String, Set<A2UINodeID>)
        /// A surface was deleted.
        case deleted(String)
    }

    /// Called with the effect of each valid message.
    public var changeHandler: (Change) -> Void = { _ in }
    /// Called with the errors of messages.
    public var errorHandler: (A2UIError) -> Void = { _ in }

    /// The catalogs that agents may use.
    public let catalogs: [A2UICatalog]
    /// The limits.
    public let limits: A2UILimits
    /// The functions of new surfaces.
    public var functions: A2UIFunctions

    private var surfaces: [String: A2UISurface] = [:]
    private let validators: [String: A2UIValidator]
    private var second = 0.0
    private var messageCount = 0

    /// Creates an agent's set of surfaces, which is empty at first.
    public init(
        catalogs: [A2UICatalog] = [.basic],
        functions: A2UIFunctions = A2UIFunctions(),
        limits: A2UILimits = A2UILimits()
    ) {
        self.catalogs = catalogs
        self.functions = functions
        self.limits = limits
        validators = Dictionary(catalogs.map { ($0.id, A2UIValidator($0)) }) { first, _ in first }
    }

    /// The ids of the surfaces, sorted.
    public var surfaceIDs: [String] { surfaces.keys.sorted() }

    /// Returns a surface; `nil` if there is none.
    public func surface(_ id: String) -> A2UISurface? { surfaces[id] }

    /// The capabilities of the client: `{"v0.9": {"supportedCatalogIds": […]}}`, the object `a2uiClientCapabilities` of
    /// the metadata.
    public var capabilities: DocumentValue {
        ["v0.9": ["supportedCatalogIds": .array(catalogs.map { .string($0.id) })]]
    }

    /// The data models that go along with a message to the agent, the object `a2uiClientDataModel` of the metadata; `nil` if no
    /// surface asks for it.
    public var dataModels: DocumentValue? {
        let sent = surfaces.filter(\.value.sendsDataModel)
        guard !sent.isEmpty else { return nil }
        let models = sent.mapValues { $0.dataModel.object == nil ? .object([:]) : $0.dataModel }
        return ["version": "v0.9", "surfaces": .object(models)]
    }

    // MARK: - Messages

    /// Processes a line of JSON: a message, or a list of messages.
    public func process(_ line: String) {
        guard line.contains(where: { !$0.isWhitespace }) else { return }
        guard line.utf8.count <= limits.messageByteCount else {
            return errorHandler(A2UIError(.limitExceeded, "a message has at most \(limits.messageByteCount) bytes"))
        }
        do {
            for message in try A2UIResponse.messages(in: line) { process(message) }
        } catch {
            errorHandler(error)
        }
    }

    /// Processes a message.
    public func process(_ message: DocumentValue) {
        do {
            try countMessage()
            guard let change = try take(message) else { return }
            changeHandler(change)
            if case .updated(let id, let nodes) = change { surfaces[id]?.tell(nodes) }
        } catch {
            errorHandler(error)
        }
    }

    private func countMessage() throws(A2UIError) {
        let now = functions.formatting.now().timeIntervalSinceReferenceDate.rounded(.down)
        if now != second { (second, messageCount) = (now, 0) }
        messageCount += 1
        guard messageCount <= limits.messagesPerSecond else {
            throw A2UIError(.limitExceeded, "at most \(limits.messagesPerSecond) messages a second")
        }
    }

    private func take(_ message: DocumentValue) throws(A2UIError) -> Change? {
        guard let members = message.object else { throw A2UIError(.validationFailed, "a message is an object") }
        let types = A2UIMessageType.allCases.filter { members[$0.rawValue] != nil }
        guard types.count == 1, let type = types.first, let payload = members[type.rawValue] else {
            let keys = members.keys.sorted().map(\.quoted).joined(separator: ", ")
            let known = A2UIMessageType.allCases.map(\.rawValue).joined(separator: ", ")
            throw A2UIError(.validationFailed, "a message has one of \(known), not \(keys)")
        }
        guard let id = payload["surfaceId"]?.string else {
            throw A2UIError(.validationFailed, "'surfaceId' is a required property", path: "/surfaceId")
        }
        if let version = members["version"], version != "v0.9" {
            throw A2UIError(.validationFailed, "the version is \(version.json), not v0.9", surfaceID: id)
        }
        if type == .createSurface { return try create(id, payload) }
        guard let surface = surfaces[id] else {
            throw A2UIError(.invalidSurface, "there is no surface \(id.quoted)", surfaceID: id)
        }
        switch type {
        case .updateComponents: return .updated(id, try update(surface, message, payload))
        case .updateDataModel: return .updated(id, try updateData(surface, payload))
        default:
            surfaces[id] = nil
            return .deleted(id)
        }
    }

    private func create(_ id: String, _ payload: DocumentValue) throws(A2UIError) -> Change {
        guard surfaces[id] == nil else {
            throw A2UIError(.invalidSurface, "the surface \(id.quoted) exists; delete it first", surfaceID: id)
        }
        guard surfaces.count < limits.surfaceCount else {
            throw A2UIError(.limitExceeded, "at most \(limits.surfaceCount) surfaces", surfaceID: id)
        }
        let catalogID = payload["catalogId"]?.string ?? ""
        guard let catalog = catalogs.first(where: { $0.id == catalogID }) else {
            let known = catalogs.map(\.id).joined(separator: ", ")
            let message = "the catalog \(catalogID.quoted) is not known; known are \(known)"
            throw A2UIError(.validationFailed, message, surfaceID: id, path: "/catalogId")
        }
        surfaces[id] = A2UISurface(
            id: id,
            catalog: catalog,
            theme: payload["theme"]?.object ?? [:],
            sendsDataModel: payload["sendDataModel"] == true,
            functions: functions,
            limits: limits
        )
        return .created(id)
    }

    private func update(
        _ surface: A2UISurface,
        _ message: DocumentValue,
        _ payload: DocumentValue
    ) throws(A2UIError) -> Set<A2UINodeID> {
        guard let components = payload["components"]?.array else {
            throw A2UIError(
                .validationFailed,
                "'components' is a list of components",
                surfaceID: surface.id,
                path: "/components"
            )
        }
        do {
            var checked = message.object ?? [:]
            checked["version"] = "v0.9"
            try validators[surface.catalogID]?.validate([.object(checked)], isComplete: false)
        } catch {
            errorHandler(error)
        }
        return try surface.update(components)
    }

    private func updateData(_ surface: A2UISurface, _ payload: DocumentValue) throws(A2UIError) -> Set<A2UINodeID> {
        let text = payload["path"]?.string ?? "/"
        guard PayloadLimits.isPath(text) else {
            throw A2UIError(.validationFailed, "Invalid path syntax: '\(text)'", surfaceID: surface.id, path: "/path")
        }
        let value = payload["value"]
        let path = ModelPath(keys: ModelPath(text).keys)
        if let value {
            try PayloadLimits.check(value, surfaceID: surface.id)
            // Up to 64 elements of `null` may be appended to a list.
            let count = value.json.utf8.count + 320
            // Replaced values do not count, but only counting everything again finds them.
            if surface.dataByteCount + count > limits.dataByteCount { surface.countData() }
            guard path.keys.isEmpty || surface.dataByteCount + count <= limits.dataByteCount else {
                let message = "a data model has at most \(limits.dataByteCount) bytes"
                throw A2UIError(.limitExceeded, message, surfaceID: surface.id, path: "/value")
            }
            surface.dataByteCount = path.keys.isEmpty ? count : surface.dataByteCount + count
        }
        return surface.change(value, at: path)
    }
}
