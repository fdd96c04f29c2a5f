import ScreenDocumentsCore

/// The state of a surface during streaming.
struct StreamedSurface {
    let id: String
    let version: A2UIVersion
    /// Whether the surface has been created.
    var isStarted = false
    /// The id of the root component, which the stream sets in version 0.8.
    var root: String?
    private(set) var components: [String: DocumentValue] = [:]
    private var sent: [String: DocumentValue] = [:]
    /// The last complete update of the data model that was returned.
    var lastData: DocumentValue?

    init(id: String, version: A2UIVersion) {
        self.id = id
        self.version = version
        root = version == .v0_9 ? "root" : nil
    }

    mutating func add(_ component: DocumentValue) {
        if let id = component["id"]?.string { components[id] = component }
    }

    /// Returns a message with all components reachable from the root and placeholders for missing ones, or `nil` if nothing
    /// has changed.
    ///
    /// - Parameter openList: The id of a component whose list of children has begun but is empty.
    mutating func update(_ fields: ReferenceFields, openList: String?) throws(A2UIError) -> Update? {
        guard isStarted, let root, components[root] != nil else { return nil }
        let tree = try ComponentTree(components.values.map { $0 }, fields, surfaceID: id)
        let reachable = try tree.reachable(from: root, surfaceID: id)
        var placeholders: [String] = []
        var list: [DocumentValue] = []
        for id in reachable.sorted(by: { $0.precedesBytes(of: $1) }) {
            guard let component = components[id] else { continue }
            list.append(resolved(component, id, openList: openList, &placeholders))
        }
        list += placeholders.map(placeholder)
        let current = Dictionary(list.map { ($0["id"]?.string ?? "", $0) }) { first, _ in first }
        let changed = list.filter { component in component["id"]?.string.map { sent[$0] != component } ?? false }
        guard !changed.isEmpty else { return nil }
        return Update(message: message(list), changes: message(changed), components: current)
    }

    struct Update {
        let message: DocumentValue
        /// The part of the message that was not returned before and has to be validated.
        let changes: DocumentValue
        let components: [String: DocumentValue]
    }

    mutating func didSend(_ update: Update) {
        sent.merge(update.components) { $1 }
    }

    private func message(_ list: [DocumentValue]) -> DocumentValue {
        let payload: DocumentValue = ["surfaceId": .string(id), "components": .array(list)]
        return version == .v0_9 ? ["version": "v0.9", "updateComponents": payload] : ["surfaceUpdate": payload]
    }

    // MARK: - Placeholders

    private func placeholder(_ id: String) -> DocumentValue {
        version == .v0_9
            ? ["id": .string(id), "component": "Row", "children": []]
            : ["id": .string(id), "component": ["Row": ["children": ["explicitList": []]]]]
    }

    private static let fields = ["children", "explicitList", "child", "contentChild", "entryPointChild", "componentId"]

    private func resolved(
        _ component: DocumentValue,
        _ id: String,
        openList: String?,
        _ placeholders: inout [String]
    ) -> DocumentValue {
        func name(_ child: String) -> String {
            guard components[child] == nil else { return child }
            let name = "loading_" + child
            if !placeholders.contains(name) { placeholders.append(name) }
            return name
        }
        func visit(_ value: DocumentValue) -> DocumentValue {
            switch value {
            case .array(let elements): return .array(elements.map(visit))
            case .object(var members):
                if version == .v0_8, let path = members["path"]?.string, !path.hasPrefix("/") {
                    members["path"] = .string("/" + path)
                }
                for (key, member) in members.sorted {
                    guard Self.fields.contains(key) else {
                        members[key] = visit(member)
                        continue
                    }
                    switch member {
                    case .string(let child): members[key] = .string(name(child))
                    case .array(let children):
                        var list = children.map { child in child.string.map { .string(name($0)) } ?? visit(child) }
                        if list.isEmpty, openList == id, key == "children" || key == "explicitList" {
                            list = [.string(name("children_" + id))]
                        }
                        members[key] = .array(list)
                    default: members[key] = visit(member)
                    }
                }
                return .object(members)
            default: return value
            }
        }
        guard version == .v0_8, var members = component.object, let inner = members["component"] else {
            return visit(component)
        }
        members["component"] = visit(inner)
        return .object(members)
    }
}
