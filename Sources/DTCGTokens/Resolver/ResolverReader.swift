import Foundation
import PositionedJSON

/// Reads a resolver document and the files that it refers to.
final class ResolverReader {
    let source: TokenSource
    let problems: ProblemList
    private let root: JSONObject
    private let loader: (String) throws -> Data

    /// The folder of the document with a slash at its end, for the names of files in diagnostics.
    private let folder: String

    /// The files that were read, by the name that the document uses; `nil` for one that cannot be read.
    private var files: [String: RawGroup?] = [:]

    /// The sets whose sources are being read.
    private var openSets: Set<String> = []

    init(source: TokenSource, root: JSONObject, problems: ProblemList, loader: @escaping (String) throws -> Data) {
        self.source = source
        self.root = root
        self.problems = problems
        self.loader = loader
        folder = source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
    }

    /// Whether an object is a resolver document rather than a file of tokens.
    static func isResolver(_ root: JSONNode) -> Bool {
        guard case .object(let object) = root.value else { return false }
        guard let order = object["resolutionOrder"] else {
            guard case .string? = object["version"]?.value else { return false }
            return object["sets"] != nil || object["modifiers"] != nil
        }
        if case .object(let token) = order.value, token["$value"] != nil { return false }
        return true
    }

    func read(at node: JSONNode) -> ResolverDocument {
        let keys = [
            "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs", "$extensions",
        ]
        checkKeys(of: root, known: keys)
        for key in ["$schema", "name", "description"] { if let node = root[key] { checkString(node) } }
        checkVersion(at: node)
        checkDefinitions("sets") { readSet($0, name: $1, isInline: false) }
        checkDefinitions("modifiers") { readModifier($0, name: $1, isInline: false) }
        return ResolverDocument(order: readOrder(at: node))
    }

    private func checkVersion(at node: JSONNode) {
        guard let version = root["version"] else {
            report(at: node, "\"version\" is missing", allowed: "\"2025.10\"")
            return
        }
        if case .string("2025.10") = version.value { return }
        report(at: version, "unknown version", allowed: "\"2025.10\"")
    }

    /// Reads what is defined but perhaps not in the resolution order, for its problems.
    private func checkDefinitions(_ key: String, read: (JSONNode, String) -> ResolverDocument.Part?) {
        guard let node = root[key] else { return }
        guard case .object(let object) = node.value else {
            reject(node, allowed: "an object with a \(key.dropLast()) for each name")
            return
        }
        for member in object.members { _ = read(member.value, member.key) }
    }

    // MARK: Resolution order

    private func readOrder(at node: JSONNode) -> [ResolverDocument.Part] {
        let allowed =
            "an array of {\"$ref\": \"#/sets/…\"}, {\"$ref\": \"#/modifiers/…\"} and inline sets and modifiers"
        guard let order = root["resolutionOrder"] else {
            report(at: node, "\"resolutionOrder\" is missing", allowed: allowed)
            return []
        }
        guard case .array(let elements) = order.value else {
            reject(order, allowed: allowed)
            return []
        }
        if elements.isEmpty { report(at: order, "the resolution order is empty", allowed: allowed) }
        var names: Set<String> = []
        return elements.compactMap { element in
            guard let part = readOrderElement(element) else { return nil }
            if !names.insert(part.name).inserted {
                report(
                    at: element,
                    "duplicate name \(part.name.quoted)",
                    allowed: "each name once in the resolution order"
                )
            }
            return part
        }
    }

    private func readOrderElement(_ element: JSONNode) -> ResolverDocument.Part? {
        guard case .object(let object) = element.value else {
            reject(
                element,
                allowed: "{\"$ref\": \"#/sets/…\"}, {\"$ref\": \"#/modifiers/…\"}, or an inline set or modifier"
            )
            return nil
        }
        if let reference = object["$ref"] {
            guard let (kind, name) = definition(of: reference, allowed: ["sets", "modifiers"]),
                let node = definition(kind, name)
            else { return nil }
            return kind == "sets"
                ? readSet(node, name: name, isInline: false) : readModifier(node, name: name, isInline: false)
        }
        guard case .string(let name)? = object["name"]?.value else {
            report(at: element, "an inline set or modifier without a name", allowed: "\"name\": \"…\"")
            return nil
        }
        switch object["type"]?.value {
        case .string("set"): return readSet(element, name: name, isInline: true)
        case .string("modifier"): return readModifier(element, name: name, isInline: true)
        default:
            report(
                at: object["type"] ?? element,
                "unknown kind of \(name.quoted)",
                allowed: "\"type\": \"set\" or \"modifier\""
            )
            return nil
        }
    }

    private func readSet(_ node: JSONNode, name: String, isInline: Bool) -> ResolverDocument.Part? {
        guard case .object(let object) = node.value else {
            reject(node, allowed: "a set: {\"sources\": […]}")
            return nil
        }
        checkKeys(of: object, known: ["description", "sources", "$extensions"] + (isInline ? ["name", "type"] : []))
        if let description = object["description"] { checkString(description) }
        guard let sources = object["sources"] else {
            report(at: node, "\"sources\" is missing", allowed: "an array of {\"$ref\": \"file.json\"} and tokens")
            return nil
        }
        guard openSets.insert(name).inserted else {
            report(at: node, "circular reference: the set \(name.quoted) has itself as a source")
            return nil
        }
        defer { openSets.remove(name) }
        return ResolverDocument.Part(name: name, content: .set(readSources(sources)))
    }

    private func readModifier(_ node: JSONNode, name: String, isInline: Bool) -> ResolverDocument.Part? {
        guard case .object(let object) = node.value else {
            reject(node, allowed: "a modifier: {\"contexts\": {…}}")
            return nil
        }
        let keys = ["description", "contexts", "default", "$extensions"] + (isInline ? ["name", "type"] : [])
        checkKeys(of: object, known: keys)
        let allowed = "at least two contexts, such as {\"light\": […], \"dark\": […]}"
        guard let node = object["contexts"] else {
            report(at: node, "\"contexts\" is missing", allowed: allowed)
            return nil
        }
        guard case .object(let contexts) = node.value else {
            reject(node, allowed: allowed)
            return nil
        }
        if contexts.members.count < 2 {
            let count = contexts.members.isEmpty ? "no contexts" : "one context, which makes it a set"
            report(at: node, "the modifier has \(count)", allowed: allowed)
        }
        var groups: [String: [RawGroup]] = [:]
        for member in contexts.members { groups[member.key] = readSources(member.value) }
        let names = contexts.members.map(\.key)
        var description: String?
        if let node = object["description"], case .string(let text) = node.value { description = text }
        let modifier = TokenModifier(
            name: name,
            description: description,
            contexts: names,
            defaultContext: readDefault(object["default"], among: names)
        )
        return ResolverDocument.Part(name: name, content: .modifier(modifier, groups))
    }

    private func readDefault(_ node: JSONNode?, among names: [String]) -> String? {
        guard let node else { return nil }
        guard case .string(let name) = node.value else { return reject(node, allowed: "the name of a context") }
        if names.contains(name) { return name }
        report(
            at: node,
            "there is no context \(name.quoted)\(problems.suggestion(for: name, among: names))",
            allowed: names.map(\.quoted).joined(separator: ", ")
        )
        return nil
    }

    /// Returns the definition of a set or a modifier.
    func definition(_ kind: String, _ name: String) -> JSONNode? {
        guard case .object(let object)? = root[kind]?.value else { return nil }
        return object[name]
    }

    func names(of kind: String) -> [String] {
        guard case .object(let object)? = root[kind]?.value else { return [] }
        return object.members.map(\.key)
    }

    // MARK: Sources

    private func readSources(_ node: JSONNode) -> [RawGroup] {
        guard case .array(let elements) = node.value else {
            reject(node, allowed: "an array of {\"$ref\": \"file.json\"} and tokens")
            return []
        }
        return elements.flatMap { readSource($0) }
    }

    private func readSource(_ node: JSONNode) -> [RawGroup] {
        guard case .object(let object) = node.value else {
            reject(node, allowed: "{\"$ref\": \"file.json\"}, or an object with groups and tokens")
            return []
        }
        guard let reference = object["$ref"] else {
            return StructureReader(source: source, root: node, problems: problems).read(node).map { [$0] } ?? []
        }
        guard case .string(let text) = reference.value else {
            return reject(reference, allowed: "the name of a file, or \"#/sets/…\"") ?? []
        }
        if text.hasPrefix("#") {
            guard let (_, name) = definition(of: reference, allowed: ["sets"]), let set = definition("sets", name),
                case .set(let groups)? = readSet(set, name: name, isInline: false)?.content
            else { return [] }
            return groups
        }
        return file(text, at: reference).map { [$0] } ?? []
    }

    /// Reads a file, or the part of it that follows `#`.
    private func file(_ reference: String, at node: JSONNode) -> RawGroup? {
        if let known = files[reference] { return known }
        files[reference] = .some(nil)
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].removingPercentEncoding ?? String(parts[0])
        if name.contains("://") {
            report(at: node, "\(reference.quoted) is not a file", allowed: "a path relative to this document")
            return nil
        }
        let data: Data
        do {
            data = try loader(name)
        } catch {
            report(at: node, "the file \(name.quoted) cannot be read", allowed: "a path relative to this document")
            return nil
        }
        let source = TokenSource(name: folder + name, bytes: [UInt8](data))
        guard let root = source.parse(problems) else { return nil }
        var group = StructureReader(source: source, root: root, problems: problems).read(root)
        if parts.count == 2 { group = group.flatMap { part(parts[1], of: $0, at: node) } }
        files[reference] = .some(group)
        return group
    }

    private func part(_ fragment: Substring, of root: RawGroup, at node: JSONNode) -> RawGroup? {
        let text = fragment.hasPrefix("/") ? "#\(fragment)" : "#/\(fragment)"
        guard case .steps(let steps) = ReferenceSyntax.pointer(in: text) else {
            report(at: node, "\(text.quoted) is no JSON pointer", allowed: "\"file.json#/group\"")
            return nil
        }
        var group = root
        for step in steps {
            guard case .group(let child)? = group[step]?.kind else {
                report(at: node, "\(text.quoted) leads to no group", allowed: "\"file.json#/group\"")
                return nil
            }
            group = child
        }
        return group
    }
}
