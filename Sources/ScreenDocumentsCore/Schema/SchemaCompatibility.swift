import PositionedJSON

/// Says what documents that are valid under one schema may not be under another.
///
/// It compares schemas that ``DocumentSchema`` writes: their kinds of values, names, ranges, keys and variants. What the new
/// schema allows in addition is no problem.
package struct SchemaCompatibility {
    /// Something that the old schema allows and the new one does not.
    package struct Break: Hashable, Sendable, CustomStringConvertible {
        /// The place in documents: `sections[].items[].left(title).style`.
        package let place: String
        package let message: String

        package var description: String { "\(place.isEmpty ? "the root" : place): \(message)" }
    }

    private let old: DocumentValue
    private let new: DocumentValue
    private var breaks: [Break] = []
    private var compared: Set<String> = []

    private init(old: DocumentValue, new: DocumentValue) {
        self.old = old
        self.new = new
    }

    /// Returns what breaks, in the order of the places; none if every document that the old schema accepts is accepted by the
    /// new one.
    package static func breaks(from old: DocumentValue, to new: DocumentValue) -> [Break] {
        var comparison = SchemaCompatibility(old: old, new: new)
        comparison.compare(old, new, at: "")
        comparison.compareFunctions()
        var seen: Set<Break> = []
        return comparison.breaks.filter { seen.insert($0).inserted }.sorted {
            ($0.place, $0.message) < ($1.place, $1.message)
        }
    }

    /// The key of a schema with the functions of the app.
    static let functionsKey = "x-functions"

    private mutating func compareFunctions() {
        func functions(_ schema: DocumentValue) -> [String: DocumentValue] {
            let all = schema[Self.functionsKey]?.array ?? []
            return Dictionary(all.compactMap { value in value["name"]?.string.map { ($0, value) } }) { first, _ in first
            }
        }
        let newFunctions = functions(new)
        for (name, old) in functions(old).sorted(by: { $0.key < $1.key }) {
            let place = "the function \(name)"
            guard let new = newFunctions[name] else {
                report(place, "is gone")
                continue
            }
            if old["result"] != new["result"], new["result"] != "any" {
                report(place, "the result was \(old["result"]?.string ?? "any"), is \(new["result"]?.string ?? "any")")
            }
            compareParameters(old["parameters"]?.array ?? [], new["parameters"]?.array ?? [], at: place)
        }
    }

    /// Arguments may have names or not, so neither the names nor their order may change.
    private mutating func compareParameters(_ old: [DocumentValue], _ new: [DocumentValue], at place: String) {
        for (index, parameter) in new.enumerated() {
            let name = parameter["name"]?.string ?? ""
            guard old.indices.contains(index) else {
                if parameter["isRequired"] != false { report(place, "the parameter \"\(name)\" is required now") }
                continue
            }
            let oldName = old[index]["name"]?.string ?? ""
            if oldName != name { report(place, "the parameter \"\(oldName)\" is \"\(name)\" now") }
            if old[index]["isRequired"] == false, parameter["isRequired"] != false {
                report(place, "the parameter \"\(name)\" is required now")
            }
            let types = (old[index]["type"]?.string ?? "any", parameter["type"]?.string ?? "any")
            if types.0 != types.1, types.1 != "any" {
                report(place, "the parameter \"\(name)\" was \(types.0), is \(types.1)")
            }
        }
        for parameter in old.dropFirst(new.count) {
            report(place, "the parameter \"\(parameter["name"]?.string ?? "")\" is gone")
        }
    }

    private mutating func report(_ place: String, _ message: String) {
        breaks.append(Break(place: place, message: message))
    }

    private mutating func compare(_ old: DocumentValue, _ new: DocumentValue, at place: String) {
        if let oldName = old["$ref"]?.string, let newName = new["$ref"]?.string {
            guard compared.insert(oldName + " " + newName).inserted else { return }
        }
        let old = resolved(old, in: self.old)
        let new = resolved(new, in: self.new)
        for key in ["then", "else"] {
            if let oldPart = old[key], let newPart = new[key] { compare(oldPart, newPart, at: place) }
        }
        if old["else"] != nil || new["else"] != nil {
            if old["else"] == nil, let part = new["else"] { compare(old, part, at: place) }
            if new["else"] == nil, let part = old["else"] { compare(part, new, at: place) }
            return
        }
        if let oldForms = forms(old) ?? forms(new).map({ _ in [old] }) {
            return compareForms(oldForms, forms(new) ?? [new], at: place)
        }
        compareKinds(old, new, at: place)
        compareNames(old, new, at: place)
        compareLimits(old, new, at: place)
        compareMembers(old, new, at: place)
        if let oldItems = old["items"], let newItems = new["items"] { compare(oldItems, newItems, at: place + "[]") }
    }

    private func resolved(_ schema: DocumentValue, in root: DocumentValue) -> DocumentValue {
        var schema = schema
        for _ in 0..<16 {
            guard let reference = schema["$ref"]?.string, reference.hasPrefix("#/$defs/") else { break }
            schema = root["$defs"]?[String(reference.dropFirst(8))] ?? [:]
        }
        return schema
    }

    // MARK: - Alternatives

    private func forms(_ schema: DocumentValue) -> [DocumentValue]? {
        (schema["anyOf"] ?? schema["oneOf"])?.array
    }

    private mutating func compareForms(_ oldForms: [DocumentValue], _ newForms: [DocumentValue], at place: String) {
        let oldForms = flattened(oldForms, in: old)
        let newForms = flattened(newForms, in: new)
        for form in oldForms {
            let key = key(of: form, in: old)
            let candidates = newForms.filter { self.key(of: $0, in: new) == key }
            if candidates.isEmpty {
                report(place, "\(key) is no longer allowed")
            } else if let candidate = candidates.first {
                let name = resolved(form, in: old)["properties"]?["type"]?["const"]?.string
                compare(form, candidate, at: place + (name.map { "(\($0))" } ?? ""))
            }
        }
    }

    /// The forms with those that are alternatives themselves replaced by their own.
    private func flattened(_ forms: [DocumentValue], in root: DocumentValue) -> [DocumentValue] {
        forms.flatMap { form in
            let whole = resolved(form, in: root)
            guard whole["else"] == nil, let inner = self.forms(whole) else { return [form] }
            return flattened(inner, in: root)
        }
    }

    /// What tells the forms of a value apart: the type of a part, a required key, or the kind of JSON value.
    private func key(of form: DocumentValue, in root: DocumentValue) -> String {
        let form = resolved(form, in: root)
        if let part = form["else"] { return key(of: part, in: root) }
        if let name = form["properties"]?["type"]?["const"]?.string { return "the type \"\(name)\"" }
        if let name = form["const"]?.string { return "\"\(name)\"" }
        if form["enum"] != nil { return "a name" }
        if forms(form) != nil { return "an object with a type" }
        switch form["type"]?.string {
        case "object"?:
            let required = form["required"]?.array?.compactMap(\.string).sorted() ?? []
            return required.isEmpty ? "an object" : "an object with \(required.quotedList)"
        case let type?: return type == "integer" ? "number" : type
        case nil: return "any value"
        }
    }

    // MARK: - Values

    private mutating func compareKinds(_ old: DocumentValue, _ new: DocumentValue, at place: String) {
        guard let newType = new["type"]?.string else { return }
        let oldType = old["type"]?.string ?? (old["enum"] == nil && old["const"] == nil ? nil : "string")
        guard let oldType else { return report(place, "any value was allowed; now only \(newType)") }
        if oldType == newType || oldType == "integer" && newType == "number" { return }
        report(place, "was \(oldType), is \(newType)")
    }

    private mutating func compareNames(_ old: DocumentValue, _ new: DocumentValue, at place: String) {
        guard let newNames = names(new) else { return }
        guard let oldNames = names(old) else {
            if old["type"] != nil { report(place, "only certain names are allowed now") }
            return
        }
        for name in oldNames where !newNames.contains(name) { report(place, "the name \(name) is gone") }
    }

    private func names(_ schema: DocumentValue) -> [String]? {
        if let constant = schema["const"] { return [constant.json] }
        return schema["enum"]?.array?.map(\.json)
    }

    private mutating func compareLimits(_ old: DocumentValue, _ new: DocumentValue, at place: String) {
        for key in ["minimum", "minLength"] {
            guard let limit = new[key]?.number, old["type"] != nil, old[key]?.number ?? -.infinity < limit else {
                continue
            }
            report(place, "\(key) was \(old[key]?.number?.shortest ?? "not set"), is \(limit.shortest)")
        }
        for key in ["maximum", "maxLength", "maxItems"] {
            guard let limit = new[key]?.number, old["type"] != nil, old[key]?.number ?? .infinity > limit else {
                continue
            }
            report(place, "\(key) was \(old[key]?.number?.shortest ?? "not set"), is \(limit.shortest)")
        }
        if let pattern = new["pattern"], pattern != old["pattern"], old["type"] != nil {
            report(place, "the pattern of the text is another one")
        }
    }

    private static let usualKeys = ["sections", "items", "left", "right", "header", "footer"]

    private mutating func compareMembers(_ old: DocumentValue, _ new: DocumentValue, at place: String) {
        let oldMembers = old["properties"]?.object ?? [:]
        let newMembers = new["properties"]?.object ?? [:]
        let isClosed = new["additionalProperties"] == false
        let prefix = place.isEmpty ? "" : place + "."
        // Definitions are compared where they are found first, which is to be the usual place.
        let usual = Self.usualKeys.filter { oldMembers[$0] != nil }
        for name in usual + oldMembers.keys.filter({ !usual.contains($0) }).sorted() {
            guard let schema = oldMembers[name] else { continue }
            if let other = newMembers[name] {
                compare(schema, other, at: prefix + name)
            } else if isClosed {
                report(place, "the key \"\(name)\" is gone")
            }
        }
        let oldRequired = old["required"]?.array ?? []
        for name in new["required"]?.array ?? [] where !oldRequired.contains(name) {
            report(place, "the key \(name.json) is required now")
        }
    }
}
