import PositionedJSON

/// Reads groups and tokens of one file, without their values.
struct StructureReader {
    let source: TokenSource
    let problems: ProblemList

    /// Whether the file is Figma's: such files have types of their own.
    private let isFromFigma: Bool

    init(source: TokenSource, root: JSONNode, problems: ProblemList) {
        self.source = source
        self.problems = problems
        isFromFigma = Self.hasFigmaExtensions(root)
    }

    static func hasFigmaExtensions(_ node: JSONNode) -> Bool {
        guard case .object(let object) = node.value, case .object(let extensions)? = object["$extensions"]?.value else {
            return false
        }
        return extensions.members.contains { $0.key.hasPrefix("com.figma.") }
    }

    /// Returns the root group; `nil` if the value is no object, which is reported.
    func read(_ root: JSONNode) -> RawGroup? {
        guard case .object(let object) = root.value else {
            if case .invalid = root.value { return nil }
            report(at: root, "wrong type: \(root.value.kind)", allowed: "an object with groups and tokens")
            return nil
        }
        if object.has("$value") || object.has("$ref") {
            report(at: root, "the file is a single token without a name", allowed: "{\"name\": {\"$value\": …}}")
            return nil
        }
        return group(root, object, isRoot: true, type: nil)
    }

    private func group(_ node: JSONNode, _ object: JSONObject, isRoot: Bool, type: TokenType?) -> RawGroup {
        let properties = properties(of: object, isToken: false)
        var members: [RawMember] = []
        var extends: JSONNode?
        for member in object.members {
            switch member.key {
            case "$type", "$description", "$deprecated", "$extensions": break
            case "$extends": extends = member.value
            case "$root": read(member, as: .root, into: &members, type: properties.type ?? type)
            case "$schema" where isRoot: _ = string(member.value)
            case let key where key.hasPrefix("$"): reportUnknown(member, known: Self.groupKeys)
            default: read(member, as: .member, into: &members, type: properties.type ?? type)
            }
        }
        return RawGroup(source: source, node: node, properties: properties, extends: extends, members: members)
    }

    private enum Role {
        case root
        case member
    }

    private func read(_ member: JSONObject.Member, as role: Role, into members: inout [RawMember], type: TokenType?) {
        guard case .object(let object) = member.value.value else {
            reportNonObject(member)
            return
        }
        if role == .member { checkName(member) }
        if object.has("$value") || object.has("$ref") {
            if let token = token(member.value, object, type: type) {
                members.append(RawMember(name: member.key, kind: .token(token)))
            }
        } else if role == .root {
            report(at: member.value, "$root is not a token", allowed: "an object with \"$value\"")
        } else {
            let group = group(member.value, object, isRoot: false, type: type)
            members.append(RawMember(name: member.key, kind: .group(group)))
        }
    }

    private func token(_ node: JSONNode, _ object: JSONObject, type: TokenType?) -> RawToken? {
        // Members are not copied to be compared.
        for index in object.members.indices where !Self.tokenKeys.contains(object.members[index].key) {
            let member = object.members[index]
            if member.key.hasPrefix("$") {
                reportUnknown(member, known: Self.tokenKeys)
            } else {
                problems.report(
                    DocumentProblem(
                        at: member.keyOffset,
                        in: member.value.pointer,
                        "\(member.key.quoted) is beside a $value: an object is either a token or a group",
                        allowed: "a group with the value as its token \"$root\""
                    ),
                    in: source
                )
            }
        }
        if let value = object["$value"], let reference = object["$ref"] {
            report(at: reference, "a token has both $value and $ref", allowed: "one of the two")
            return RawToken(
                source: source,
                node: node,
                properties: properties(of: object, isToken: true),
                value: value,
                groupType: type
            )
        }
        return RawToken(
            source: source,
            node: node,
            properties: properties(of: object, isToken: true),
            value: object["$value"] ?? referenceAlone(of: object, node),
            groupType: type
        )
    }

    /// An object with nothing but the `$ref` of another one, where that is.
    private func referenceAlone(of object: JSONObject, _ node: JSONNode) -> JSONNode {
        let reference = object.members.filter { $0.key == "$ref" }
        return JSONNode(
            value: .object(JSONObject(members: reference)),
            offset: reference.first?.value.offset ?? node.offset,
            end: reference.first?.value.end ?? node.end,
            pointer: reference.first?.value.pointer ?? node.pointer
        )
    }

    // MARK: Properties

    private static let tokenKeys = ["$value", "$ref", "$type", "$description", "$deprecated", "$extensions"]
    private static let groupKeys = [
        "$root", "$extends", "$type", "$description", "$deprecated", "$extensions",
    ]

    private func properties(of object: JSONObject, isToken: Bool) -> RawProperties {
        var properties = RawProperties()
        for index in object.members.indices where object.members[index].key.utf8.first == UInt8(ascii: "$") {
            let member = object.members[index]
            switch member.key {
            case "$type": properties.type = type(member.value, isFigmaToken: isFromFigma || isFigmaToken(object))
            case "$description": properties.description = string(member.value)
            case "$deprecated": properties.deprecation = deprecation(member.value)
            case "$extensions":
                if case .object = member.value.value {
                    properties.extensions = member.value
                } else {
                    reject(member.value, allowed: "an object with a key for each tool, such as \"org.example.tool\"")
                }
            default: break
            }
        }
        return properties
    }

    private func isFigmaToken(_ object: JSONObject) -> Bool {
        guard case .object(let extensions)? = object["$extensions"]?.value else { return false }
        return extensions.members.contains { $0.key.hasPrefix("com.figma.") }
    }

    private func type(_ node: JSONNode, isFigmaToken: Bool) -> TokenType? {
        guard case .string(let name) = node.value else {
            reject(node, allowed: TokenType.allowed)
            return nil
        }
        if let type = TokenType(rawValue: name), isFigmaToken || TokenType.standard.contains(type) { return type }
        let suggestion = problems.suggestion(for: name, among: TokenType.standard.map(\.rawValue))
        report(at: node, "unknown type \(name.quoted)\(suggestion)", allowed: TokenType.allowed)
        return nil
    }

    private func string(_ node: JSONNode) -> String? {
        guard case .string(let text) = node.value else {
            reject(node, allowed: "a string")
            return nil
        }
        return text
    }

    private func deprecation(_ node: JSONNode) -> TokenDeprecation? {
        switch node.value {
        case .boolean(let isDeprecated): return isDeprecated ? .yes : .no
        case .string(let text): return .because(text)
        default:
            reject(node, allowed: "true, false, or a string that says what to use instead")
            return nil
        }
    }

    // MARK: Reports

    private static let reserved = Array("{}.".utf8)

    private func checkName(_ member: JSONObject.Member) {
        let fault: String? =
            if member.key.isEmpty {
                "a name is empty"
            } else if let byte = member.key.utf8.first(where: Self.reserved.contains) {
                "the name \(member.key.quoted) contains \"\(Unicode.Scalar(byte))\", which references use"
            } else {
                nil
            }
        guard let fault else { return }
        let problem = DocumentProblem(
            at: member.keyOffset,
            in: member.value.pointer,
            fault,
            allowed: "a name without \"{\", \"}\" and \".\" that does not begin with \"$\""
        )
        problems.report(problem, in: source)
    }

    private func reportUnknown(_ member: JSONObject.Member, known: [String]) {
        let isToken: Bool =
            if case .object(let object) = member.value.value { object["$value"] != nil } else { false }
        let message =
            isToken
            ? "the name \(member.key.quoted) begins with \"$\""
            : "unknown property \(member.key.quoted)\(problems.suggestion(for: member.key, among: known))"
        let problem = DocumentProblem(
            at: member.keyOffset,
            in: member.value.pointer,
            message,
            allowed: known.map(\.quoted).joined(separator: ", ") + "; names begin with another character"
        )
        problems.report(problem, in: source)
    }

    /// Reports a member that is neither a token nor a group.
    private func reportNonObject(_ member: JSONObject.Member) {
        if case .invalid = member.value.value { return }
        let olderKeys = [
            "value": "$value", "type": "$type", "description": "$description", "extensions": "$extensions",
        ]
        let problem: DocumentProblem =
            if let key = olderKeys[member.key] {
                DocumentProblem(
                    at: member.keyOffset,
                    in: member.value.pointer,
                    "\(member.key.quoted) is a key of drafts before 2025.10",
                    allowed: "\"\(key)\"; `comb tokens upgrade` rewrites the file"
                )
            } else {
                DocumentProblem(
                    at: member.value.offset,
                    in: member.value.pointer,
                    "\(member.key.quoted) is \(member.value.value.kind), neither a token nor a group",
                    allowed: "an object: a token has \"$value\", a group has tokens and groups"
                )
            }
        problems.report(problem, in: source)
    }

    private func reject(_ node: JSONNode, allowed: String) {
        if case .invalid = node.value { return }
        report(at: node, "wrong type: \(node.value.kind)", allowed: allowed)
    }

    private func report(at node: JSONNode, _ message: String, allowed: String) {
        problems.report(at: node, in: source, message, allowed: allowed)
    }
}
