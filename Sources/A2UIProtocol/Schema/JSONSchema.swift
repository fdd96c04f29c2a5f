import Foundation
import PositionedJSON
import ScreenDocumentsCore

/// A set of JSON Schemas that refer to each other, and a validator of values against them.
///
/// Understands the keywords of JSON Schema 2020-12 that schemas of A2UI use: `$ref` within and across documents, `type`,
/// `const`, `enum`, `properties`, `required`, `additionalProperties`, `unevaluatedProperties`, `items`, `minItems`, `maxItems`,
/// `minLength`, `maxLength`, `pattern`, `format`, `minimum`, `maximum`, `allOf`, `anyOf`, `oneOf`, `not`, `if`, `then` and
/// `else`. Other keywords are ignored, as the standard says of unknown ones.
struct JSONSchema: Sendable {
    /// A schema with the document that its references are relative to.
    struct Place: Sendable {
        let node: JSONNode
        let document: String
    }

    /// The documents, by their addresses.
    private let documents: [String: JSONNode]

    /// The maximum depth of references and alternatives, because a schema may refer to itself.
    private static let depthLimit = 200

    /// The schemas at the references of the documents, by document and reference.
    private var resolved: [String: [String: Place]] = [:]

    init(documents: [String: JSONNode]) {
        self.documents = documents
        for (address, node) in documents {
            var found: [String: Place] = [:]
            for reference in Self.references(in: node) { found[reference] = resolve(reference, from: address) }
            resolved[address] = found
        }
    }

    private static func references(in node: JSONNode) -> Set<String> {
        switch node.value {
        case .array(let nodes): return nodes.reduce(into: []) { $0.formUnion(references(in: $1)) }
        case .object(let object):
            return object.members.reduce(into: []) { found, member in
                if member.key == "$ref", let text = member.value.stringValue { found.insert(text) }
                found.formUnion(references(in: member.value))
            }
        default: return []
        }
    }

    /// Returns the schema at a reference, such as `catalog.json#/$defs/anyComponent`.
    func place(_ reference: String, from document: String = "") -> Place? {
        resolved[document]?[reference] ?? resolve(reference, from: document)
    }

    private func resolve(_ reference: String, from document: String) -> Place? {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let address = parts.first.map(String.init) ?? ""
        guard let found = known(address, from: document), var node = documents[found] else { return nil }
        let pointer = parts.count > 1 ? String(parts[1]) : ""
        for token in pointer.split(separator: "/", omittingEmptySubsequences: true) {
            let key = token.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
            guard let next = node.member(key) ?? Int(key).flatMap(node.element) else { return nil }
            node = next
        }
        return Place(node: node, document: found)
    }

    /// Returns the URI of a known document: the URI itself, one relative to the referring document, or one with the same file
    /// name.
    private func known(_ address: String, from document: String) -> String? {
        if address.isEmpty { return document }
        if documents[address] != nil { return address }
        if let slash = document.lastIndex(of: "/") {
            let sibling = String(document[...slash]) + address
            if documents[sibling] != nil { return sibling }
        }
        let name = address.split(separator: "/").last.map(String.init) ?? address
        return documents[name] == nil ? nil : name
    }

    /// Returns the errors of a value against a schema.
    func errors(_ value: DocumentValue, _ place: Place) -> [JSONSchemaError] {
        var check = Check(schema: self)
        return check.evaluate(value, place, []).errors
    }

    /// Returns the `const` of a member that the value violates, or `nil` if there is none.
    fileprivate func otherName(_ place: Place, _ value: DocumentValue, depth: Int = 0) -> DocumentValue? {
        guard depth < 4, case .object(let members) = value, let keywords = place.node.objectValue else { return nil }
        for member in keywords["properties"]?.objectValue?.members ?? [] {
            guard let own = members[member.key], let constant = member.value.member("const") else { continue }
            let expected = DocumentValue(constant)
            if expected != own { return expected }
        }
        if let reference = keywords["$ref"]?.stringValue, let target = self.place(reference, from: place.document),
            let found = otherName(target, value, depth: depth + 1)
        {
            return found
        }
        for part in keywords["allOf"]?.elementNodes ?? [] {
            let inner = Place(node: part, document: place.document)
            if let found = otherName(inner, value, depth: depth + 1) { return found }
        }
        return nil
    }

    // MARK: - Checking

    private struct Outcome {
        var errors: [JSONSchemaError] = []
        /// The members that a schema evaluates (`unevaluatedProperties`).
        var evaluated: Set<String> = []

        mutating func add(_ other: Outcome) {
            errors += other.errors
            evaluated.formUnion(other.evaluated)
        }
    }

    private struct Check {
        let schema: JSONSchema
        var depth = 0

        mutating func evaluate(_ value: DocumentValue, _ place: Place, _ path: [String]) -> Outcome {
            guard depth < JSONSchema.depthLimit else {
                return Outcome(errors: [JSONSchemaError(path: path, message: "the schema refers to itself too deeply")])
            }
            depth += 1
            defer { depth -= 1 }
            switch place.node.value {
            case .boolean(true): return Outcome()
            case .boolean(false): return Outcome(errors: [.init(path: path, message: "no value is allowed here")])
            case .object(let keywords): return evaluate(value, keywords, place.document, path)
            default: return Outcome()
            }
        }

        private mutating func evaluate(
            _ value: DocumentValue,
            _ keywords: JSONObject,
            _ document: String,
            _ path: [String]
        ) -> Outcome {
            var outcome = Outcome()
            func fail(_ message: String) { outcome.errors.append(JSONSchemaError(path: path, message: message)) }
            if let reference = keywords["$ref"]?.stringValue {
                if let target = schema.place(reference, from: document) {
                    outcome.add(evaluate(value, target, path))
                } else {
                    fail("the schema refers to \(reference.quoted), which is not known")
                }
            }
            for message in ValueKeywords.messages(value, keywords) { fail(message) }
            outcome.add(applicators(value, keywords, document, path))
            if case .object(let members) = value { outcome.add(object(members, keywords, document, path)) }
            if case .array(let elements) = value, let items = keywords["items"] {
                for (index, element) in elements.enumerated() {
                    let inner = evaluate(element, Place(node: items, document: document), path + [String(index)])
                    outcome.errors += inner.errors
                }
            }
            if case .object(let members) = value, let rest = keywords["unevaluatedProperties"] {
                let others = members.keys.filter { !outcome.evaluated.contains($0) }
                outcome.add(self.rest(others, of: members, rest, "Unevaluated properties", document, path))
            }
            return outcome
        }

        private mutating func object(
            _ members: DocumentObject,
            _ keywords: JSONObject,
            _ document: String,
            _ path: [String]
        ) -> Outcome {
            var outcome = Outcome()
            for key in keywords["required"]?.elementNodes.compactMap(\.stringValue) ?? [] where members[key] == nil {
                outcome.errors.append(JSONSchemaError(path: path, message: "'\(key)' is a required property"))
            }
            let properties = keywords["properties"]?.objectValue
            for member in properties?.members ?? [] {
                guard let value = members[member.key] else { continue }
                outcome.evaluated.insert(member.key)
                let place = Place(node: member.value, document: document)
                outcome.errors += evaluate(value, place, path + [member.key]).errors
            }
            if let additional = keywords["additionalProperties"] {
                let others = members.keys.filter { properties?.has($0) != true }
                outcome.add(rest(others, of: members, additional, "Additional properties", document, path))
            }
            return outcome
        }

        /// Checks the members that no other keyword evaluates.
        private mutating func rest(
            _ keys: [String],
            of members: DocumentObject,
            _ node: JSONNode,
            _ name: String,
            _ document: String,
            _ path: [String]
        ) -> Outcome {
            guard !keys.isEmpty else { return Outcome() }
            if case .boolean(false) = node.value {
                let names = keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
                let verb = keys.count == 1 ? "was" : "were"
                let message = "\(name) are not allowed (\(names) \(verb) unexpected)"
                return Outcome(errors: [JSONSchemaError(path: path, message: message)])
            }
            var outcome = Outcome(evaluated: Set(keys))
            for key in keys.sorted() {
                guard let value = members[key] else { continue }
                outcome.errors += evaluate(value, Place(node: node, document: document), path + [key]).errors
            }
            return outcome
        }

        private mutating func applicators(
            _ value: DocumentValue,
            _ keywords: JSONObject,
            _ document: String,
            _ path: [String]
        ) -> Outcome {
            var outcome = Outcome()
            for part in keywords["allOf"]?.elementNodes ?? [] {
                outcome.add(evaluate(value, Place(node: part, document: document), path))
            }
            for keyword in ["anyOf", "oneOf"] {
                guard let alternatives = keywords[keyword]?.elementNodes else { continue }
                let results = alternatives.map { alternative -> Outcome in
                    let place = Place(node: alternative, document: document)
                    // The name selects one of many components or functions; checking the others completely would be slow.
                    if let other = schema.otherName(place, value) {
                        let message = "\(other.quotedForMessages) was expected"
                        return Outcome(errors: [JSONSchemaError(path: path, message: message)])
                    }
                    return evaluate(value, place, path)
                }
                let matching = results.filter(\.errors.isEmpty)
                for result in matching { outcome.evaluated.formUnion(result.evaluated) }
                if matching.isEmpty {
                    let message = "\(value.quotedForMessages) is not valid under any of the given schemas"
                    let causes = results.flatMap(\.errors)
                    outcome.errors.append(JSONSchemaError(path: path, message: message, causes: causes))
                } else if keyword == "oneOf", matching.count > 1 {
                    let message = "\(value.quotedForMessages) is valid under more than one of the given schemas"
                    outcome.errors.append(JSONSchemaError(path: path, message: message))
                }
            }
            if let part = keywords["not"], evaluate(value, Place(node: part, document: document), path).errors.isEmpty {
                let message = "\(value.quotedForMessages) should not be valid under the schema of 'not'"
                outcome.errors.append(JSONSchemaError(path: path, message: message))
            }
            if let condition = keywords["if"] {
                let result = evaluate(value, Place(node: condition, document: document), path)
                if result.errors.isEmpty { outcome.evaluated.formUnion(result.evaluated) }
                if let branch = keywords[result.errors.isEmpty ? "then" : "else"] {
                    outcome.add(evaluate(value, Place(node: branch, document: document), path))
                }
            }
            return outcome
        }
    }
}
