import PositionedJSON
import ScreenDocumentsCore

/// The properties of components that refer to other components.
///
/// Catalogs mark them by type (`ComponentId`, `ChildList`). Common names of such properties count even without the type.
struct ReferenceFields: Sendable {
    private struct Fields: Sendable {
        var single: Set<String> = []
        var lists: Set<String> = []
    }

    private var fields: [String: Fields] = [:]
    private(set) var required: [String: Set<String>] = [:]

    private static let usualSingle: Set<String> = [
        "child", "contentChild", "entryPointChild", "detail", "summary", "root",
    ]
    private static let usualLists: Set<String> = ["children", "explicitList", "template"]

    init(_ components: JSONObject) {
        for member in components.members {
            var fields = Fields()
            var required: Set<String> = []
            Self.read(member.value, &fields, &required)
            self.fields[member.key] = fields
            if !required.isEmpty { self.required[member.key] = required }
        }
    }

    private static func read(_ schema: JSONNode, _ fields: inout Fields, _ required: inout Set<String>) {
        for member in schema.member("properties")?.objectValue?.members ?? [] {
            if isID(member.value) || ["child", "contentChild", "entryPointChild"].contains(member.key) {
                fields.single.insert(member.key)
            } else if isList(member.value) || member.key == "children" {
                fields.lists.insert(member.key)
            }
        }
        for name in schema.member("required")?.elementNodes.compactMap(\.stringValue) ?? [] where name != "component" {
            required.insert(name)
        }
        for keyword in ["allOf", "oneOf", "anyOf"] {
            for part in schema.member(keyword)?.elementNodes ?? [] { read(part, &fields, &required) }
        }
    }

    private static func isID(_ schema: JSONNode) -> Bool {
        let reference = schema.member("$ref")?.stringValue ?? ""
        if reference.hasSuffix("ComponentId") || reference.hasSuffix("child") || reference.contains("/child/") {
            return true
        }
        if schema.member("type")?.stringValue == "string", schema.member("title")?.stringValue == "ComponentId" {
            return true
        }
        return alternatives(of: schema).contains { isID($0) }
    }

    private static func isList(_ schema: JSONNode) -> Bool {
        let reference = schema.member("$ref")?.stringValue ?? ""
        if reference.hasSuffix("ChildList") || reference.hasSuffix("children") { return true }
        let properties = schema.member("properties")?.objectValue
        switch schema.member("type")?.stringValue {
        case "object" where ["explicitList", "template", "componentId"].contains { properties?.has($0) == true }:
            return true
        case "array": if let items = schema.member("items"), isID(items) { return true }
        default: break
        }
        return alternatives(of: schema).contains { isList($0) }
    }

    private static func alternatives(of schema: JSONNode) -> [JSONNode] {
        ["oneOf", "anyOf", "allOf"].flatMap { schema.member($0)?.elementNodes ?? [] }
    }

    // MARK: - References

    /// A reference from one component to another.
    struct Reference: Hashable {
        var id: String
        /// The path of the property: `child`, `children`, `tabs[1].child`, `children.template.componentId`.
        var field: String
    }

    /// Returns the references of a component, sorted by the name of the property.
    func references(of component: DocumentValue) -> [Reference] {
        switch component["component"] {
        case .string(let type)?: return references(type, component.object ?? [:])
        case .object(let types)?:
            return types.sorted.flatMap { references($0.key, $0.value.object ?? [:]) }
        default: return []
        }
    }

    private func references(_ type: String, _ properties: DocumentObject) -> [Reference] {
        let known = fields[type] ?? Fields()
        var found: [Reference] = []
        for (key, value) in properties.sorted {
            if known.single.contains(key) || Self.usualSingle.contains(key) {
                if let id = value.string { found.append(Reference(id: id, field: key)) }
                if let id = value["componentId"]?.string {
                    found.append(Reference(id: id, field: key + ".componentId"))
                }
            } else if known.lists.contains(key) || Self.usualLists.contains(key) {
                found += list(value, key)
            }
            guard !known.lists.contains(key) else { continue }
            for (index, element) in (value.array ?? []).enumerated() {
                if let id = element["child"]?.string {
                    found.append(Reference(id: id, field: "\(key)[\(index)].child"))
                }
            }
        }
        return found
    }

    private func list(_ value: DocumentValue, _ key: String) -> [Reference] {
        if let elements = value.array {
            return elements.compactMap { $0.string.map { Reference(id: $0, field: key) } }
        }
        if let elements = value["explicitList"]?.array {
            return elements.compactMap { $0.string.map { Reference(id: $0, field: key + ".explicitList") } }
        }
        if let id = value["template"]?["componentId"]?.string {
            return [Reference(id: id, field: key + ".template.componentId")]
        }
        return value["componentId"]?.string.map { [Reference(id: $0, field: key + ".componentId")] } ?? []
    }
}
