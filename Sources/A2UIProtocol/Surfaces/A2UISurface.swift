import Foundation
import PositionedJSON
import ScreenDocumentsCore
import ScreenFunctions

/// A surface: components that name each other, and a data model that they show and change.
///
/// The values of a component are cached until something that they depend on changes, so the cost of a change does not depend on the
/// size of the surface.
public final class A2UISurface {
    /// The id.
    public let id: String
    /// The address of the catalog.
    public let catalogID: String
    /// The theme that the agent sets: `primaryColor`, `iconUrl`, `agentDisplayName`.
    public let theme: DocumentObject
    /// Whether events include the whole data model.
    public let sendsDataModel: Bool
    /// The values.
    public private(set) var dataModel: DocumentValue = .object([:])

    /// The size of the data model in bytes, an upper bound: it includes values that were replaced since the last count.
    var dataByteCount = 0

    func countData() { dataByteCount = dataModel.json.utf8.count }

    /// The number of computed components, for tests.
    package private(set) var evaluationCount = 0

    private var components: [String: DocumentValue] = [:]
    private let fields: ReferenceFields
    private let limits: A2UILimits
    /// The functions. Setting them, for example after a change of the language, computes all components again.
    public var functions: A2UIFunctions {
        didSet {
            let all = Set(nodes.keys)
            forgetAll()
            tell(all)
        }
    }

    fileprivate var observers: [Observer] = []

    private var nodes: [A2UINodeID: A2UINode] = [:]
    private var nodesOfComponent: [String: Set<A2UINodeID>] = [:]
    private var readers = ReaderTable<A2UINodeID>()
    /// The nodes that depend on the number of elements of a list, not on their values.
    private var listReaders = ReaderTable<A2UINodeID>()

    init(
        id: String,
        catalog: A2UICatalog,
        theme: DocumentObject,
        sendsDataModel: Bool,
        functions: A2UIFunctions,
        limits: A2UILimits
    ) {
        self.id = id
        catalogID = catalog.id
        fields = ReferenceFields(catalog.componentSchemas)
        self.theme = theme
        self.sendsDataModel = sendsDataModel
        self.functions = functions
        self.limits = limits
    }

    /// The root component; `nil` until it arrives.
    public var root: A2UINodeID? { components["root"] == nil ? nil : A2UINodeID(component: "root") }

    /// The ids of the components.
    public var componentIDs: Set<String> { Set(components.keys) }

    /// The contents of dialogs, by triggers that are also shown elsewhere.
    private var sharedModals: [String: String]?

    private func findSharedModals() -> [String: String] {
        var contents: [String: String] = [:]
        var counts: [String: Int] = [:]
        for component in components.values {
            for reference in fields.references(of: component) { counts[reference.id, default: 0] += 1 }
            guard component["component"] == "Modal", let trigger = component["trigger"]?.string,
                let content = component["content"]?.string
            else { continue }
            contents[trigger] = content
        }
        return contents.filter { counts[$0.key, default: 0] > 1 }
    }

    /// Returns the content of the dialog that a component triggers if the component is also shown elsewhere, otherwise `nil`.
    package func sharedModal(openedBy id: A2UINodeID) -> A2UINodeID? {
        let modals = sharedModals ?? findSharedModals()
        sharedModals = modals
        return modals[id.component].map { A2UINodeID(component: $0, base: id.base, key: id.key) }
    }

    /// Returns a component as it was sent.
    public func component(_ id: String) -> DocumentValue? { components[id] }

    // MARK: - Changes

    /// Adds components and replaces those with the same ids.
    ///
    /// - Returns: The nodes whose components have changed.
    func update(_ list: [DocumentValue]) throws(A2UIError) -> Set<A2UINodeID> {
        var changed: Set<A2UINodeID> = []
        let new = Set(list.compactMap { $0["id"]?.string }).filter { components[$0] == nil }
        guard components.count + new.count <= limits.componentCount else {
            let message = "a surface has at most \(limits.componentCount) components"
            throw A2UIError(.limitExceeded, message, surfaceID: id, path: "/components")
        }
        for component in list {
            guard let id = component["id"]?.string, components[id] != component else { continue }
            components[id] = component
            sharedModals = nil
            for node in nodesOfComponent[id] ?? [] { forget(node, &changed) }
            changed.insert(A2UINodeID(component: id))
        }
        return changed
    }

    /// Sets a value of the data model and notifies the observers. An index beyond the end of a list appends `null` up to it.
    ///
    /// - Parameters:
    ///   - value: The value; `nil` removes it.
    ///   - path: The path, from the root.
    /// - Returns: The nodes that have changed.
    @discardableResult
    public func set(_ value: DocumentValue?, at path: ModelPath) -> Set<A2UINodeID> {
        let changed = change(value, at: path)
        tell(changed)
        return changed
    }

    /// Writes the user's input to the path that a property is bound to, and notifies the observers.
    ///
    /// - Returns: The nodes that have changed; empty if the property is not bound.
    @discardableResult
    public func write(_ value: DocumentValue, to property: String = "value", of node: A2UINodeID) -> Set<A2UINodeID> {
        let changed = change(value, property, of: node)
        tell(changed)
        return changed
    }

    /// Writes the user's input without notifying the observers.
    package func change(_ value: DocumentValue, _ property: String = "value", of node: A2UINodeID) -> Set<A2UINodeID> {
        guard let path = self.node(node)?.bindings[property] else { return [] }
        return change(value, at: path)
    }

    /// Sets a value without notifying the observers.
    func change(_ value: DocumentValue?, at path: ModelPath) -> Set<A2UINodeID> {
        var parent = path.keys
        _ = parent.popLast()
        let parentPath = ModelPath(keys: parent)
        let oldCount = dataModel.value(at: parentPath)?.array?.count
        guard dataModel.set(value, at: path) else { return [] }
        var changed: Set<A2UINodeID> = []
        for node in readers.readers(of: path) { forget(node, &changed) }
        for node in listReaders.readersAtOrBelow(path) { forget(node, &changed) }
        if !path.keys.isEmpty, dataModel.value(at: parentPath)?.array?.count != oldCount {
            for node in listReaders.readers(at: parentPath) { forget(node, &changed) }
        }
        // The node's identity depends on the key of the element.
        if let last = path.keys.last, last == "id" || last == "key" {
            for node in listReaders.readers(at: ModelPath(keys: parent.dropLast())) { forget(node, &changed) }
        }
        return changed
    }

    private func forget(_ id: A2UINodeID, _ changed: inout Set<A2UINodeID>) {
        changed.insert(id)
        guard nodes.removeValue(forKey: id) != nil else { return }
        nodesOfComponent[id.component]?.remove(id)
        readers.remove(id)
        listReaders.remove(id)
    }

    private func forgetAll() {
        nodes = [:]
        nodesOfComponent = [:]
        readers = ReaderTable()
        listReaders = ReaderTable()
    }

    /// Removes nodes that are no longer shown.
    package func keepNodes(_ shown: Set<A2UINodeID>) {
        guard nodes.count > shown.count else { return }
        var ignored: Set<A2UINodeID> = []
        for id in Array(nodes.keys) where !shown.contains(id) { forget(id, &ignored) }
    }

    // MARK: - Nodes

    /// Returns a component with its current values; `nil` if it has not arrived.
    public func node(_ id: A2UINodeID) -> A2UINode? {
        if let known = nodes[id] { return known }
        guard let component = components[id.component]?.object, let type = component["component"]?.string else {
            return nil
        }
        evaluationCount += 1
        var evaluation = functions.evaluation(of: dataModel, base: id.base)
        var lists: Set<ModelPath> = []
        let references = Dictionary(grouping: fields.references(of: .object(component))) {
            String($0.field.prefix { $0 != "." && $0 != "[" })
        }
        var properties: DocumentObject = [:]
        var children: [String: [A2UINodeID]] = [:]
        var bindings: [String: ModelPath] = [:]
        for (key, value) in component where key != "id" && key != "component" && key != "checks" {
            if let found = references[key] {
                children[key] = self.children(value, found, id, &lists)
                if value.array?.contains(where: { $0.object != nil }) == true {
                    properties[key] = DynamicValue.resolved(value, &evaluation)
                }
            } else if key == "action" {
                properties[key] = value
            } else {
                if let path = DynamicValue.path(value) { bindings[key] = path.resolved(in: id.base) }
                properties[key] = DynamicValue.resolved(value, &evaluation)
            }
        }
        let failures = failures(component, properties, &evaluation)
        let node = A2UINode(
            id: id,
            type: type,
            properties: properties,
            children: children,
            bindings: bindings,
            failures: failures
        )
        nodes[id] = node
        nodesOfComponent[id.component, default: []].insert(id)
        readers.set(evaluation.reads, of: id)
        listReaders.set(lists, of: id)
        return node
    }

    private func children(
        _ value: DocumentValue,
        _ references: [ReferenceFields.Reference],
        _ parent: A2UINodeID,
        _ lists: inout Set<ModelPath>
    ) -> [A2UINodeID] {
        guard let template = value["componentId"]?.string, let text = value["path"]?.string else {
            return references.map { A2UINodeID(component: $0.id, base: parent.base, key: parent.key) }
        }
        let path = ModelPath(text).resolved(in: parent.base)
        lists.insert(path)
        let list = dataModel.value(at: path)
        let steps = list?.array.map { $0.indices.map(String.init) } ?? list?.object?.keys.sorted() ?? []
        var keys: Set<String> = []
        return steps.prefix(limits.nodeCount).map { step in
            let element = list?.value(at: ModelPath(keys: [step]))
            let own = element?["id"] ?? element?["key"]
            var key = own?.string ?? own?.number?.shortest ?? step
            if !keys.insert(key).inserted {
                key = "#" + step
                keys.insert(key)
            }
            return A2UINodeID(
                component: template,
                base: path.appending(step),
                key: parent.key.isEmpty ? key : parent.key + "/" + key
            )
        }
    }

    // MARK: - Checks and actions

    private func failures(
        _ component: DocumentObject,
        _ properties: DocumentObject,
        _ evaluation: inout Evaluation
    ) -> [String] {
        var messages: [String] = []
        for check in component["checks"]?.array ?? [] {
            // The specification's text also has checks that are calls without `condition`.
            let condition = check["condition"] ?? (DynamicValue.isCall(check) ? check : true)
            if !DynamicValue.resolved(condition, &evaluation).isTrue {
                messages.append(check["message"].map { DynamicValue.resolved($0, &evaluation).displayText } ?? "")
            }
        }
        if let pattern = properties["validationRegexp"]?.string, let text = properties["value"]?.string, !text.isEmpty,
            SafePattern(pattern)?.isFound(in: text, isWhole: true) == false
        {
            messages.append("")
        }
        return messages
    }

    /// The action of a component.
    public enum Action: Hashable, Sendable {
        /// An event for the agent, with values of the data model.
        case event(name: String, context: DocumentObject)
        /// A function of the client, such as `openUrl`.
        case function(name: String, arguments: DocumentObject)
    }

    /// Returns the action of a component with its current values; `nil` if it has none.
    public func action(of id: A2UINodeID, property: String = "action") -> Action? {
        guard let action = node(id)?.properties[property] else { return nil }
        var evaluation = functions.evaluation(of: dataModel, base: id.base)
        if let event = action["event"], let name = event["name"]?.string {
            let context = DynamicValue.resolved(event["context"] ?? .object([:]), &evaluation)
            return .event(name: name, context: context.object ?? [:])
        }
        guard let call = action["functionCall"], let name = call["call"]?.string else { return nil }
        var arguments: DocumentObject = [:]
        for (key, value) in call["args"]?.object ?? [:] {
            // The specification's text interpolates arguments of actions.
            if let text = value.string, text.contains("${") {
                arguments[key] = evaluation.value(FormatTemplate.expression(text))
            } else {
                arguments[key] = DynamicValue.resolved(value, &evaluation)
            }
        }
        return .function(name: name, arguments: arguments)
    }

    /// Returns the message to the agent for an event: `{"version": "v0.9", "action": {…}}`.
    public func message(name: String, context: DocumentObject, source: String) -> DocumentValue {
        [
            "version": "v0.9",
            "action": [
                "name": .string(name), "surfaceId": .string(id), "sourceComponentId": .string(source),
                "timestamp": .string(functions.formatting.now().formatted(.iso8601)), "context": .object(context),
            ],
        ]
    }
}

// MARK: - Observers

extension A2UISurface {
    struct Observer {
        weak var object: AnyObject?
        let handler: (Set<A2UINodeID>) -> Void
    }

    /// Calls a handler with the changed nodes while the observer is alive.
    public func observe(_ object: AnyObject, handler: @escaping (Set<A2UINodeID>) -> Void) {
        observers.removeAll { $0.object == nil }
        observers.append(Observer(object: object, handler: handler))
    }

    /// Notifies the observers of changed nodes.
    package func tell(_ changed: Set<A2UINodeID>) {
        guard !changed.isEmpty else { return }
        for observer in observers where observer.object != nil { observer.handler(changed) }
    }
}
