import ScreenDocumentsCore

/// How the keys of an object become properties and layers of an instance, and back.
///
/// - A text is a text property, a truth value a boolean one, a name a variant, an icon an instance swap, a number a text property.
/// - An object is an instance inside, a list one layer for each element: all of them are named after the key.
/// - What Figma has no place for, such as actions and bindings to the state, is kept as shared plugin data.
///
/// A key is only written so if it is read back as it was; else it is kept as data too. So nothing is lost on the way.
struct InstanceCodec {
    let grammar: DocumentGrammar
    /// The names of pictures beside the documents, which are no icons of the format.
    var pictures: Set<String> = []

    /// The namespace of the shared plugin data, and its key.
    static let namespace = "honeycomb"
    static let dataKey = "keys"

    /// What became of an object.
    struct Layers {
        var properties: [FigmaProperty] = []
        var children: [FigmaNode] = []
        /// The keys that Figma has no place for.
        var data = DocumentObject()
    }

    // MARK: - Writing

    /// Returns the layers of an object.
    ///
    /// - Parameters:
    ///   - object: The members, without those that the caller writes.
    ///   - fields: The keys that the grammar allows.
    ///   - registry: The components and identifiers of the file.
    func layers(of object: DocumentObject, fields: [FieldShape], registry: inout FigmaRegistry) -> Layers {
        var layers = Layers()
        for (key, value) in object.sorted {
            guard let field = fields.first(where: { $0.name == key }),
                let written = write(value, key: key, shape: field.shape, registry: &registry),
                read(
                    key,
                    shape: field.shape,
                    properties: written.properties,
                    children: written.children,
                    registry.names
                ) == value
            else {
                layers.data[key] = value
                continue
            }
            layers.properties += written.properties
            layers.children += written.children
        }
        return layers
    }

    private func write(
        _ value: DocumentValue,
        key: String,
        shape: DocumentShape,
        registry: inout FigmaRegistry
    ) -> Layers? {
        let shapes = grammar.alternatives(of: shape)
        switch value {
        case .boolean where shapes.contains(where: \.isBoolean):
            return Layers(properties: [FigmaProperty(name: key, kind: .boolean, value: value)])
        case .number(let number) where shapes.contains(where: \.isNumber):
            return Layers(properties: [FigmaProperty(name: key, kind: .text, value: .string(number.shortest))])
        case .string(let text):
            if let noun = shapes.noun(of: text) {
                let isIcon = noun == "icon"
                let content =
                    isIcon
                    ? registry.component(named: pictures.contains(text) ? "picture/\(text)" : "icon/\(text)") : text
                return Layers(properties: [
                    FigmaProperty(name: key, kind: isIcon ? .swap : .variant, value: .string(content))
                ])
            }
            guard shapes.contains(where: \.isAnyText) else { return nil }
            return Layers(properties: [FigmaProperty(name: key, kind: .text, value: value)])
        case .object(let object):
            guard let node = instance(object, key: key, shapes: shapes, registry: &registry) else { return nil }
            return Layers(children: [node])
        case .array(let elements):
            guard !elements.isEmpty, let element = shapes.listElement else { return nil }
            let shapes = grammar.alternatives(of: element)
            var nodes: [FigmaNode] = []
            for element in elements {
                if let text = element.string, shapes.contains(where: \.isAnyText) {
                    nodes.append(
                        FigmaNode(
                            id: registry.nextID(),
                            name: key,
                            type: "TEXT",
                            members: ["characters": .string(text)]
                        )
                    )
                } else if let object = element.object,
                    let node = instance(object, key: key, shapes: shapes, registry: &registry)
                {
                    nodes.append(node)
                } else {
                    return nil
                }
            }
            return Layers(children: nodes)
        default: return nil
        }
    }

    /// Returns the instance of an object; `nil` if the grammar has no object there, or if it comes from the state.
    private func instance(
        _ object: DocumentObject,
        key: String,
        shapes: [DocumentShape],
        registry: inout FigmaRegistry
    ) -> FigmaNode? {
        guard let fields = shapes.fields(for: object), !object.keys.contains(where: { $0.hasPrefix("$") }) else {
            return nil
        }
        let variants = shapes.contains { if case .variants = $0 { true } else { false } }
        let type = variants ? object["type"]?.string : nil
        let name = type.map { "\(key)/\($0)" } ?? key
        return instance(object, name: key, component: name, fields: fields, registry: &registry)
    }

    /// Returns an instance of a component with the keys of an object; `type` is in the name of the component.
    func instance(
        _ object: DocumentObject,
        name: String,
        component: String,
        fields: [FieldShape],
        registry: inout FigmaRegistry
    ) -> FigmaNode {
        var object = object
        if component.contains("/") { object.removeValue(forKey: "type") }
        let layers = layers(of: object, fields: fields, registry: &registry)
        var node = FigmaNode(id: registry.nextID(), name: name, type: "INSTANCE", children: layers.children)
        node.members["componentId"] = .string(registry.component(named: component, properties: layers.properties))
        node.members["componentProperties"] = .object(DocumentObject(layers.properties.map { ($0.key, $0.content) }))
        node.setData(layers.data)
        return node
    }

    // MARK: - Reading

    /// Returns the value of a key; `nil` if the layers have none that the grammar allows.
    func read(
        _ key: String,
        shape: DocumentShape,
        properties: [FigmaProperty],
        children: [FigmaNode],
        _ names: (String) -> String?
    ) -> DocumentValue? {
        let shapes = grammar.alternatives(of: shape)
        let wanted = LayerName.key(key)
        let layers = children.filter { LayerName.key($0.name) == wanted }
        if let value = value(ofLayers: layers, key: key, shapes: shapes, names) { return value }
        guard let property = properties.first(where: { LayerName.key($0.name) == wanted }) else { return nil }
        return shapes.value(of: property, names)
    }

    /// The value that layers with the name of a key say: all of them for a list.
    private func value(
        ofLayers layers: [FigmaNode],
        key: String,
        shapes: [DocumentShape],
        _ names: (String) -> String?
    ) -> DocumentValue? {
        if !layers.isEmpty, let element = shapes.listElement {
            let elements = grammar.alternatives(of: element)
            let values = layers.compactMap { value(of: $0, key: key, shapes: elements, names) }
            if values.count == layers.count { return .array(values) }
        }
        return layers.count == 1 ? value(of: layers[0], key: key, shapes: shapes, names) : nil
    }

    private func value(
        of node: FigmaNode,
        key: String,
        shapes: [DocumentShape],
        _ names: (String) -> String?
    ) -> DocumentValue? {
        if let text = node.characters { return shapes.contains(where: \.isAnyText) ? .string(text) : nil }
        guard node.type == "INSTANCE" else { return nil }
        if let id = node.componentID, shapes.contains(where: \.isIcon),
            let icon = shapes.value(of: FigmaProperty(name: key, kind: .swap, value: .string(id)), names)
        {
            return icon
        }
        let type = node.componentID.flatMap(names).flatMap {
            LayerName.path($0).count > 1 ? LayerName.path($0).last : nil
        }
        guard let fields = shapes.fields(ofType: type) else { return nil }
        var object = self.object(of: node, fields: fields, names)
        if let type, shapes.fields(ofType: nil) == nil { object["type"] = .string(type) }
        return .object(object)
    }

    /// Returns the members of an instance, with those that are kept as data.
    func object(of node: FigmaNode, fields: [FieldShape], _ names: (String) -> String?) -> DocumentObject {
        var object = node.data
        let children = node.meaningfulChildren
        for field in fields where object[field.name] == nil && field.name != "type" {
            let value = read(field.name, shape: field.shape, properties: node.properties, children: children, names)
            if let value { object[field.name] = value }
        }
        return object
    }
}

extension FigmaProperty {
    /// The key in `componentProperties`: variants have their names, the others a number too.
    fileprivate var key: String { kind == .variant ? name : "\(name)#0:0" }

    fileprivate var content: DocumentValue { ["type": .string(kind.rawValue), "value": value] }
}

extension FigmaNode {
    /// What the layer keeps for this program.
    var data: DocumentObject {
        let shared = members["sharedPluginData"]?[InstanceCodec.namespace]?[InstanceCodec.dataKey]?.string
        guard let shared else { return [:] }
        return (try? DocumentText([UInt8](shared.utf8), fileName: name).value())?.object ?? [:]
    }

    /// Whether the layer only shows what a part draws.
    var isDrawn: Bool { data[DesignComponents.drawn] == true }

    /// The layers that mean something.
    var meaningfulChildren: [FigmaNode] { visibleChildren.filter { !$0.isDrawn } }

    mutating func setData(_ data: DocumentObject) {
        guard !data.isEmpty else { return }
        let keys: DocumentValue = .object([InstanceCodec.dataKey: .string(DocumentValue.object(data).json)])
        members["sharedPluginData"] = .object([InstanceCodec.namespace: keys])
    }
}
