import Foundation
import PositionedJSON

extension A2UICatalog {
    /// Returns the catalog reduced to some components and messages and the common types that they need, for shorter prompts.
    ///
    /// - Parameters:
    ///   - components: The components to keep; empty means all.
    ///   - messages: The messages to keep, by the names of their definitions (`UpdateComponentsMessage`) or, in version 0.8,
    ///     their keys; empty means all.
    public func pruned(components: [String] = [], messages: [String] = []) -> A2UICatalog {
        var copy = self
        if !components.isEmpty { copy.keepComponents(Set(components)) }
        if !messages.isEmpty { copy.keepMessages(Set(messages)) }
        copy.dropUnusedTypes()
        return copy
    }

    private mutating func keepComponents(_ names: Set<String>) {
        if let components = catalogSchema.member("components") {
            catalogSchema = catalogSchema.setting("components", components.mapMembers { names.contains($0) ? $1 : nil })
        }
        guard let definitions = catalogSchema.member("$defs"), let union = definitions.member("anyComponent"),
            let alternatives = union.member("oneOf")
        else { return }
        let kept = alternatives.elementNodes.filter { alternative in
            guard let reference = alternative.member("$ref")?.stringValue, reference.hasPrefix("#/components/") else {
                return false
            }
            return names.contains(reference.split(separator: "/").last.map(String.init) ?? "")
        }
        let pruned = union.setting("oneOf", alternatives.with(.array(kept)))
        catalogSchema = catalogSchema.setting("$defs", definitions.setting("anyComponent", pruned))
    }

    private mutating func keepMessages(_ names: Set<String>) {
        if version == .v0_8 {
            guard let properties = serverToClient.member("properties") else { return }
            serverToClient = serverToClient.setting(
                "properties",
                properties.mapMembers { names.contains($0) ? $1 : nil }
            )
            return
        }
        if let alternatives = serverToClient.member("oneOf") {
            let kept = alternatives.elementNodes.filter { alternative in
                let reference = alternative.member("$ref")?.stringValue ?? ""
                return names.contains(reference.split(separator: "/").last.map(String.init) ?? "")
            }
            serverToClient = serverToClient.setting("oneOf", alternatives.with(.array(kept)))
        }
        guard let definitions = serverToClient.member("$defs") else { return }
        let rest = serverToClient.mapMembers { $0 == "$defs" ? nil : $1 }
        let used = Self.definitions(
            in: definitions,
            from: Self.references(in: rest).filter { $0.hasPrefix("#/$defs/") }
        )
        serverToClient = serverToClient.setting("$defs", definitions.mapMembers { used.contains($0) ? $1 : nil })
    }

    private mutating func dropUnusedTypes() {
        guard let definitions = commonTypes.member("$defs") else { return }
        let outer = Self.references(in: catalogSchema).union(Self.references(in: serverToClient))
        let named = outer.filter { $0.contains("common_types.json#/$defs/") }
        let used = Self.definitions(in: definitions, from: named)
        commonTypes = commonTypes.setting("$defs", definitions.mapMembers { used.contains($0) ? $1 : nil })
    }

    /// Returns the names of the referenced definitions.
    private static func definitions(in definitions: JSONNode, from references: Set<String>) -> Set<String> {
        var used: Set<String> = []
        var waiting = references.compactMap(definitionName)
        while let name = waiting.popLast() {
            guard let definition = definitions.member(name), used.insert(name).inserted else { continue }
            waiting += Self.references(in: definition).filter { $0.hasPrefix("#") }.compactMap(definitionName)
        }
        return used
    }

    private static func definitionName(_ reference: String) -> String? {
        guard let range = reference.range(of: "#/$defs/") else { return nil }
        return String(reference[range.upperBound...])
    }

    private static func references(in node: JSONNode) -> Set<String> {
        switch node.value {
        case .array(let nodes): return nodes.reduce(into: []) { $0.formUnion(references(in: $1)) }
        case .object(let object):
            return object.members.reduce(into: []) { found, member in
                if member.key == "$ref", let text = member.value.stringValue {
                    found.insert(text)
                } else {
                    found.formUnion(references(in: member.value))
                }
            }
        default: return []
        }
    }

    /// Returns a schema that allows unknown members: models write them, and clients ignore them.
    public func withoutStrictValidation() -> A2UICatalog {
        var copy = self
        copy.catalogSchema = Self.relaxed(catalogSchema)
        copy.commonTypes = Self.relaxed(commonTypes)
        copy.serverToClient = Self.relaxed(serverToClient)
        return copy
    }

    /// Returns a schema without `additionalProperties: false`.
    package static func relaxed(_ node: JSONNode) -> JSONNode {
        switch node.value {
        case .array(let nodes): return node.with(.array(nodes.map(relaxed)))
        case .object:
            return node.mapMembers { key, value in
                if key == "additionalProperties", case .boolean(false) = value.value { return nil }
                return relaxed(value)
            }
        default: return node
        }
    }
}
