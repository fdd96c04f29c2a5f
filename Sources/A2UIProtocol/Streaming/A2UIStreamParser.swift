import Foundation
import ScreenDocumentsCore

/// Parses the response of a language model while it is generated, and returns what can be shown already.
///
/// A component is returned as soon as it is reachable from the root. Empty rows with ids that begin with `loading_` stand for
/// missing components. Texts and the data model grow with the stream.
///
/// ```swift
/// var parser = A2UIStreamParser(.basic)
/// for await chunk in answer {
///     for part in try parser.process(chunk) { … }
/// }
/// ```
public struct A2UIStreamParser: Sendable {
    /// The maximum size of a message, in bytes. A longer one ends the stream with an error.
    public static let messageByteLimit = 4 << 20

    /// From this size on, in bytes, a message is parsed only when it is complete, because parsing it again with every chunk would
    /// take quadratic time.
    private static let partialByteLimit = 64 << 10

    /// The keys of texts that can be shown before they are complete. Partial ids, paths and URLs would mean something else.
    private static let readableKeys: Set<String> = [
        "literalString", "valueString", "label", "hint", "caption", "altText", "text",
    ]

    /// The keys of messages. A message inside an unclosed message counts as the next one.
    private static let messageKeys =
        A2UIMessageType.allCases.map(\.rawValue) + ["beginRendering", "surfaceUpdate", "dataModelUpdate"]

    private let validator: A2UIValidator
    private let isRootRequired: Bool
    private var version: A2UIVersion { validator.catalog.version }

    /// The text that has not been parsed, because it may be the beginning of a tag.
    private var waiting = ""
    private var isInBlock = false
    private var hasObject = false
    private var json = PartialJSON()
    private var surfaces: [String: StreamedSurface] = [:]
    /// Messages of version 0.8 that arrived before their surface began.
    private var early: [String: [DocumentValue]] = [:]
    /// Surfaces with new components.
    private var changed: Set<String> = []
    /// What has been returned of the current message.
    private var partialData: DocumentObject = [:]
    private var output: [A2UIResponsePart] = []

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - catalog: The catalog that messages are validated against.
    ///   - isRootRequired: Whether an update of a created surface without a root component is an error. The protocol allows the
    ///     root to arrive later; set this for agents that send whole surfaces.
    public init(_ catalog: A2UICatalog, isRootRequired: Bool = false) {
        validator = A2UIValidator(catalog)
        self.isRootRequired = isRootRequired
    }

    /// Parses a chunk of the response.
    ///
    /// - Returns: The text and messages that the chunk completes or continues.
    /// - Throws: An `A2UIError` for an invalid message or an empty block. The stream can continue after it: the next call also
    ///   returns what the chunk completed before the error.
    public mutating func process(_ piece: String) throws(A2UIError) -> [A2UIResponsePart] {
        waiting += piece
        while true {
            if isInBlock {
                guard let close = waiting.range(of: A2UIResponse.closeTag) else {
                    let kept = Self.overlap(of: waiting, with: A2UIResponse.closeTag)
                    let text = String(waiting.dropLast(kept))
                    waiting = String(waiting.suffix(kept))
                    try read(text)
                    break
                }
                let text = String(waiting[..<close.lowerBound])
                waiting = String(waiting[close.upperBound...])
                isInBlock = false
                defer {
                    json = PartialJSON()
                    hasObject = false
                }
                try read(text)
                if !hasObject {
                    throw A2UIError(.parsingFailed, "Failed to parse JSON: No valid JSON object found in A2UI block.")
                }
            } else {
                guard let open = waiting.range(of: A2UIResponse.openTag) else {
                    let kept = Self.overlap(of: waiting, with: A2UIResponse.openTag)
                    say(String(waiting.dropLast(kept)))
                    waiting = String(waiting.suffix(kept))
                    break
                }
                say(String(waiting[..<open.lowerBound]))
                waiting = String(waiting[open.upperBound...])
                isInBlock = true
            }
        }
        defer { output = [] }
        return version == .v0_8 ? output.map(Self.withLastUpdates) : output
    }

    /// The number of characters at the end of a text that may begin a tag.
    private static func overlap(of text: String, with tag: String) -> Int {
        (1..<tag.count).reversed().first { text.hasSuffix(tag.prefix($0)) } ?? 0
    }

    private mutating func say(_ text: String) {
        if !text.isEmpty { output.append(A2UIResponsePart(text: text)) }
    }

    /// Adds a message that has been checked.
    private mutating func send(_ message: DocumentValue) {
        if output.isEmpty { output.append(A2UIResponsePart()) }
        output[output.count - 1].messages = (output[output.count - 1].messages ?? []) + [message]
    }

    /// Keeps the last of several updates of a surface in one chunk, because it contains the others.
    private static func withLastUpdates(_ part: A2UIResponsePart) -> A2UIResponsePart {
        guard let messages = part.messages else { return part }
        var known: Set<String> = []
        let kept = messages.reversed().filter { message in
            guard let id = message["surfaceUpdate"]?["surfaceId"]?.string else { return true }
            return known.insert(id).inserted
        }
        return A2UIResponsePart(text: part.text, messages: kept.reversed())
    }

    // MARK: - JSON

    private mutating func read(_ text: String) throws(A2UIError) {
        for scalar in text.unicodeScalars {
            let depth = json.frames.count
            if let object = json.take(scalar) {
                hasObject = true
                let isLost = depth > 2 && json.isMisplaced && Self.messageKeys.contains { object[$0] != nil }
                if isLost { json.closeAll() }
                if depth == 2 || isLost {
                    partialData = [:]
                    try complete(object)
                } else if depth == 5, let place = componentsPlace(closed: true) {
                    add(object, to: place)
                }
            }
            if json.frames.count > PartialJSON.depthLimit || json.byteCount > Self.messageByteLimit {
                json = PartialJSON()
                throw A2UIError(.limitExceeded, "a message is too deep or too long")
            }
        }
        guard json.frames.count > 1, json.byteCount < Self.partialByteLimit else {
            return try sendChanged(openList: nil)
        }
        let openList = addOpenComponent()
        sendOpenData()
        try sendChanged(openList: openList)
    }

    private struct ComponentsPlace {
        let surfaceID: String
        let root: String?
    }

    /// The frame of the list of components, if the surface is known.
    private func componentsPlace(closed: Bool) -> ComponentsPlace? {
        guard json.frames.count >= 4, json.frames[1].key == (version == .v0_9 ? "updateComponents" : "surfaceUpdate"),
            json.frames[2].key == "components", !json.frames[3].isObject,
            let id = json.frames[2].members["surfaceId"]?.string
        else { return nil }
        return ComponentsPlace(surfaceID: id, root: json.frames[2].members["root"]?.string)
    }

    /// Records a component, unless it contains an empty object, which is incomplete because no property is an empty object.
    private mutating func add(_ component: DocumentValue, to place: ComponentsPlace) {
        guard component["id"]?.string?.isEmpty == false, let type = component["component"] else { return }
        switch type {
        case .string(let name):
            guard !name.isEmpty, !component.hasEmptyObject else { return }
        case .object(let types):
            guard let (name, properties) = types.sorted.first, !type.hasEmptyObject else { return }
            let required = validator.fields.required[name] ?? []
            guard required.allSatisfy({ properties[$0] != nil }) else { return }
        default: return
        }
        if let id = component["id"]?.string, surfaces[place.surfaceID]?.components[id] == component { return }
        surface(place.surfaceID) { surface in
            if let root = place.root { surface.root = root }
            surface.add(component)
        }
        changed.insert(place.surfaceID)
    }

    /// Records the incomplete component. Returns its id if its list of children has begun.
    private mutating func addOpenComponent() -> String? {
        guard json.frames.count >= 5, let place = componentsPlace(closed: false),
            let component = json.healed(4, { key, text, object in Self.rule(key, text, object) })
        else { return nil }
        add(component, to: place)
        let hasOpenList = json.frames[4...].contains {
            $0.isObject && ($0.key == "children" || $0.key == "explicitList")
        }
        return hasOpenList ? component["id"]?.string : nil
    }

    /// Whether an incomplete text is shown.
    private static func rule(_ key: String?, _ text: String, _ object: DocumentObject) -> PartialJSON.OpenString {
        guard let key else { return .kept }
        guard readableKeys.contains(key) else { return .dropped }
        guard key == "valueString" else { return .kept }
        // A partial URL is a different URL.
        if ["http://", "https://", "data:", "/"].contains(where: text.hasPrefix) { return .dropped }
        let name = object["key"]?.string?.lowercased() ?? ""
        return ["url", "link", "src", "href", "image"].contains(where: name.contains) ? .dropped : .kept
    }

    // MARK: - Data

    /// Returns the complete values of an unfinished update of the data model.
    private mutating func sendOpenData() {
        let key = version == .v0_9 ? "updateDataModel" : "dataModelUpdate"
        guard json.frames.count >= 3, json.frames[1].key == key,
            let payload = json.healed(2, isLenient: true, { key, text, object in Self.rule(key, text, object) })
        else { return }
        let id = payload["surfaceId"]?.string ?? "default"
        var content: DocumentObject = ["surfaceId": .string(id)]
        content["path"] = payload["path"]
        if version == .v0_9 {
            guard let values = payload["value"]?.object else { return }
            let new = values.filter { partialData[$0.key] != $0.value }
            guard !new.isEmpty else { return }
            partialData = values
            let delta = DocumentValue.object(DocumentObject().merging(new))
            content["value"] = delta
            surface(id) { $0.lastData = .array([payload["path"] ?? .null, delta]) }
            sendPartial(["version": "v0.9", "updateDataModel": .object(content)])
        } else {
            let entries = Self.entries(payload["contents"]?.array ?? [])
            let values = DocumentObject(entries.map { ($0["key"]?.string ?? "", $0) })
            guard !entries.isEmpty, values.contains(where: { partialData[$0.key] != $0.value }) else { return }
            partialData = values
            content["contents"] = .array(entries)
            surface(id) { $0.lastData = .array([payload["path"] ?? .null, .array(entries)]) }
            sendPartial(["dataModelUpdate": .object(content)])
        }
    }

    /// The entries of a data model of version 0.8 that have values.
    private static func entries(_ list: [DocumentValue]) -> [DocumentValue] {
        list.compactMap { entry in
            guard var members = entry.object, members["key"] != nil else { return nil }
            if let map = members["valueMap"]?.array {
                let inner = entries(map)
                members["valueMap"] = inner.isEmpty && !map.isEmpty ? nil : .array(inner)
            }
            return members.count > 1 ? .object(members) : nil
        }
    }

    private mutating func sendPartial(_ message: DocumentValue) {
        if (try? validator.validate([message], isComplete: false)) != nil { send(message) }
    }

    // MARK: - Messages

    private mutating func surface(_ id: String, _ change: (inout StreamedSurface) -> Void) {
        var surface = surfaces.removeValue(forKey: id) ?? StreamedSurface(id: id, version: version)
        change(&surface)
        surfaces[id] = surface
    }

    private mutating func complete(_ message: DocumentValue) throws(A2UIError) {
        try validator.validate([message], isComplete: false)
        func id(_ key: String) -> String? { message[key].map { $0["surfaceId"]?.string ?? $0.string ?? "" } }
        if let id = id("createSurface") ?? id("beginRendering") {
            try start(id, message)
        } else if let id = id("updateComponents") ?? id("surfaceUpdate") {
            try update(id, message)
        } else if let id = id("updateDataModel") ?? id("dataModelUpdate") {
            let payload = message["updateDataModel"] ?? message["dataModelUpdate"]
            let data = DocumentValue.array([
                payload?["path"] ?? .null, payload?["value"] ?? payload?["contents"] ?? .null,
            ])
            if surfaces[id]?.lastData != data { send(message) }
            surface(id) { $0.lastData = data }
        } else if let id = id("deleteSurface") {
            guard surfaces.removeValue(forKey: id)?.isStarted == true else { return }
            changed.remove(id)
            send(message)
        } else {
            send(message)
        }
    }

    private mutating func start(_ id: String, _ message: DocumentValue) throws(A2UIError) {
        let isNew = surfaces[id]?.isStarted != true
        surface(id) { surface in
            surface.isStarted = true
            surface.root = message["beginRendering"]?["root"]?.string ?? surface.root ?? "root"
        }
        if isNew { send(message) }
        for message in early.removeValue(forKey: id) ?? [] { try update(id, message) }
        changed.insert(id)
        try sendChanged(openList: nil)
    }

    private mutating func update(_ id: String, _ message: DocumentValue) throws(A2UIError) {
        if version == .v0_8, surfaces[id]?.isStarted != true {
            early[id, default: []].append(message)
            return
        }
        let payload = message["updateComponents"] ?? message["surfaceUpdate"]
        surface(id) { surface in
            if let root = payload?["root"]?.string { surface.root = root }
            for component in payload?["components"]?.array ?? [] { surface.add(component) }
        }
        if isRootRequired, let surface = surfaces[id], surface.isStarted,
            surface.components[surface.root ?? "root"] == nil
        {
            let type = version == .v0_9 ? "updateComponents" : "surfaceUpdate"
            let message = "No root component (id='\(surface.root ?? "root")') found in \(type)"
            throw A2UIError(.validationFailed, message, surfaceID: id, path: "/components")
        }
        changed.insert(id)
        try sendChanged(openList: nil)
    }

    private mutating func sendChanged(openList: String?) throws(A2UIError) {
        let ids = changed.sorted()
        changed = []
        for id in ids {
            guard let update = try surfaces[id]?.update(validator.fields, openList: openList) else { continue }
            guard (try? validator.validate([update.changes], isComplete: false)) != nil else { continue }
            send(update.message)
            surfaces[id]?.didSend(update)
        }
    }
}

extension DocumentValue {
    /// Whether the value contains an empty object.
    fileprivate var hasEmptyObject: Bool {
        switch self {
        case .array(let elements): elements.contains(where: \.hasEmptyObject)
        case .object(let members): members.isEmpty || members.values.contains(where: \.hasEmptyObject)
        default: false
        }
    }
}
