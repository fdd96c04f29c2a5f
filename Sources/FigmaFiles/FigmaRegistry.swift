import ScreenDocumentsCore

/// The identifiers and the components of a file that is written.
struct FigmaRegistry {
    /// A component: one of the variants of a set, if it has properties of that kind.
    private struct Component {
        var id: String
        var variants: String
    }

    /// A component without variants, or a set.
    private struct Family {
        var id: String
        var name: String
        var components: [Component] = []
        /// The properties of all instances, with the value of the first one.
        var properties: [FigmaProperty] = []
    }

    private var lastID = 0
    private var families: [Family] = []
    private var indexes: [String: Int] = [:]
    private var namesByID: [String: String] = [:]

    /// Returns an identifier that no other layer has.
    mutating func nextID() -> String {
        lastID += 1
        return "1:\(lastID)"
    }

    /// The name of a component, or of its set.
    var names: (String) -> String? {
        let names = namesByID
        return { names[$0] }
    }

    /// Returns the identifier of a component, the same for the same name and variants.
    mutating func component(named name: String, properties: [FigmaProperty] = []) -> String {
        let index: Int
        if let known = indexes[name] {
            index = known
        } else {
            index = families.count
            indexes[name] = index
            families.append(Family(id: nextID(), name: name))
        }
        for property in properties where !families[index].properties.contains(where: { $0.name == property.name }) {
            families[index].properties.append(property)
        }
        let chosen = properties.filter { $0.kind == .variant }
        let variants = chosen.map { "\($0.name)=\($0.value.string ?? "")" }.sorted().joined(separator: ", ")
        if let known = families[index].components.first(where: { $0.variants == variants }) { return known.id }
        let id = nextID()
        families[index].components.append(Component(id: id, variants: variants))
        namesByID[id] = name
        return id
    }

    /// Whether a family is a set: it has variants.
    private func isSet(_ family: Family) -> Bool { family.properties.contains { $0.kind == .variant } }

    /// `components` of the file.
    var components: DocumentValue {
        var object = DocumentObject()
        for family in families {
            for component in family.components {
                let name = isSet(family) ? component.variants.isEmpty ? "default" : component.variants : family.name
                var members: DocumentObject = [
                    "key": .string(Self.key(component.id)), "name": .string(name), "description": "", "remote": false,
                    "documentationLinks": [],
                ]
                if isSet(family) { members["componentSetId"] = .string(family.id) }
                object[component.id] = .object(members)
            }
        }
        return .object(object)
    }

    /// `componentSets` of the file.
    var componentSets: DocumentValue {
        let sets = families.filter { isSet($0) }.map { family -> (String, DocumentValue) in
            (
                family.id,
                ["key": .string(Self.key(family.id)), "name": .string(family.name), "description": "", "remote": false]
            )
        }
        return .object(DocumentObject(sets))
    }

    /// The page with the components, each below the one before.
    func page(id: String) -> FigmaNode {
        var y = 0.0
        let nodes = families.map { family -> FigmaNode in
            let size = (width: 358.0, height: 44.0)
            let children = family.components.enumerated().map { index, component -> FigmaNode in
                let name = isSet(family) ? component.variants.isEmpty ? "default" : component.variants : family.name
                var node = FigmaNode(id: component.id, name: name, type: "COMPONENT")
                node.box = FigmaBox(x: 0, y: y + Double(index) * size.height, width: size.width, height: size.height)
                if !isSet(family) { node.members["componentPropertyDefinitions"] = definitions(of: family) }
                return node
            }
            defer { y += Double(children.count) * size.height + 16 }
            guard isSet(family) else { return children[0] }
            var node = FigmaNode(id: family.id, name: family.name, type: "COMPONENT_SET", children: children)
            node.box = FigmaBox(x: 0, y: y, width: size.width, height: Double(children.count) * size.height)
            node.members["componentPropertyDefinitions"] = definitions(of: family)
            return node
        }
        return FigmaNode(id: id, name: "Components", type: "CANVAS", children: nodes)
    }

    private func definitions(of family: Family) -> DocumentValue {
        let definitions = family.properties.map { property -> (String, DocumentValue) in
            var definition: DocumentObject = ["type": .string(property.kind.rawValue), "defaultValue": property.value]
            guard property.kind == .variant else { return ("\(property.name)#0:0", .object(definition)) }
            let prefix = property.name + "="
            var options: Set<String> = []
            for component in family.components {
                for variant in component.variants.split(separator: ",") {
                    let variant = variant.drop { $0 == " " }
                    if variant.hasPrefix(prefix) { options.insert(String(variant.dropFirst(prefix.count))) }
                }
            }
            definition["variantOptions"] = .array(options.sorted().map { .string($0) })
            return (property.name, .object(definition))
        }
        return .object(DocumentObject(definitions))
    }

    /// The key by which other files would use it: 40 hexadecimal digits.
    private static func key(_ id: String) -> String {
        let digits = id.split(separator: ":").last.flatMap { Int($0) } ?? 0
        let text = String(digits, radix: 16)
        return String(repeating: "0", count: max(0, 40 - text.count)) + text
    }
}
