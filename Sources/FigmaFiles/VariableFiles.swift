import ScreenDocumentsCore

/// The variables of a file, as the REST API returns them, as files of design tokens: one for each mode of each collection, like those
/// that Figma itself exports.
package struct VariableFiles: Sendable {
    /// The files, by names such as `Colors/Dark.json`, with their texts.
    package private(set) var files: [(name: String, text: String)] = []
    /// The names of variables by identifier, with slashes.
    package private(set) var names: [String: String] = [:]
    /// What tokens cannot say, a line for each.
    package private(set) var unsaid: [String] = []

    private let variables: DocumentObject

    /// Reads the answer of `GET /v1/files/:key/variables/local`.
    ///
    /// - Throws: Why it is none.
    package init(_ bytes: [UInt8], fileName: String) throws(FigmaError) {
        let value: DocumentValue
        do {
            value = try DocumentText(bytes, fileName: fileName).value()
        } catch {
            throw FigmaError(error.description)
        }
        guard let meta = value["meta"], let variables = meta["variables"]?.object,
            let collections = meta["variableCollections"]?.object
        else {
            throw FigmaError(
                "\(fileName): error: these are no variables; the answer of GET /v1/files/KEY/variables/local is expected"
            )
        }
        self.variables = variables
        for (id, variable) in variables { names[id] = variable["name"]?.string ?? id }
        var known: Set<String> = []
        for (id, collection) in collections.sorted {
            let name = LayerName.unique(collection["name"]?.string ?? id, or: "Variables", among: known)
            known.insert(name)
            addFiles(of: collection, id: id, name: name)
        }
    }

    private mutating func addFiles(of collection: DocumentValue, id: String, name: String) {
        let ids = (collection["variableIds"]?.array ?? []).compactMap(\.string)
        let listed = ids.filter { variables[$0] != nil }
        let others = variables.sorted.filter {
            $0.value["variableCollectionId"]?.string == id && !listed.contains($0.key)
        }.map(\.key)
        let members = (listed + others).filter {
            variables[$0]?["remote"]?.boolean != true && variables[$0]?["deletedButReferenced"]?.boolean != true
        }
        let modes = (collection["modes"]?.array ?? []).filter { $0["modeId"]?.string != nil }
        // All modes of a collection have the same variables.
        let said = members.filter { id in
            let isSaid = modes.allSatisfy { mode in
                literal(variables[id]?["valuesByMode"]?[mode["modeId"]?.string ?? ""] ?? .null, mode: "", seen: [id])
                    != nil
            }
            if !isSaid {
                unsaid.append("\(id) \"\(names[id] ?? "")\": its value is that of a variable that is not in the file")
            }
            return isSaid
        }
        guard !said.isEmpty else { return }
        var fileNames: Set<String> = []
        for mode in modes {
            guard let modeID = mode["modeId"]?.string else { continue }
            let modeName = mode["name"]?.string ?? modeID
            var root = TokenGroup()
            for id in said { add(id, mode: modeID, to: &root, isFirst: fileNames.isEmpty) }
            var object = root.value
            object["$extensions"] = ["com.figma.modeName": .string(modeName)]
            let file = LayerName.unique(Self.fileName(modeName), or: "Mode", among: fileNames)
            fileNames.insert(file)
            files.append(("\(Self.fileName(name))/\(file).json", DocumentValue.object(object).indentedJSON + "\n"))
        }
    }

    private mutating func add(_ id: String, mode: String, to root: inout TokenGroup, isFirst: Bool) {
        guard let variable = variables[id], let name = variable["name"]?.string,
            let value = variable["valuesByMode"]?[mode]
        else { return }
        let path = name.split(separator: "/").map { Self.tokenName(String($0)) }
        var extensions: DocumentObject = [
            "com.figma.variableId": .string(id), "com.figma.scopes": variable["scopes"] ?? [],
        ]
        if let target = value["id"]?.string, value["type"]?.string == "VARIABLE_ALIAS" {
            let targetName = names[target] ?? ""
            let alias = targetName.split(separator: "/").map { Self.tokenName(String($0)) }.joined(separator: "/")
            extensions["com.figma.aliasData"] = [
                "targetVariableId": .string(target), "targetVariableName": .string(alias),
            ]
        }
        guard let (type, literal) = literal(value, mode: mode, seen: [id]) else { return }
        if type == "boolean" { extensions["com.figma.type"] = "boolean" }
        var token: DocumentObject = ["$type": .string(type), "$value": literal, "$extensions": .object(extensions)]
        if let text = variable["description"]?.string, !text.isEmpty { token["$description"] = .string(text) }
        if !root.add(.object(token), at: path[...]), isFirst {
            unsaid.append("\(id) \"\(name)\": a group has the same name; rename one of them")
        }
    }

    /// The value of a variable in a mode as one of a token. Other collections have other modes: theirs is the default.
    private func literal(_ value: DocumentValue, mode: String, seen: Set<String>) -> (
        type: String, value: DocumentValue
    )? {
        switch value {
        case .boolean: return ("boolean", value)
        case .number: return ("number", value)
        case .string: return ("string", value)
        case .object where value["type"]?.string == "VARIABLE_ALIAS":
            guard let id = value["id"]?.string, !seen.contains(id), let modes = variables[id]?["valuesByMode"]?.object,
                let next = modes[mode] ?? modes.sorted.first?.value
            else { return nil }
            return literal(next, mode: mode, seen: seen.union([id]))
        case .object:
            guard let red = value["r"], let green = value["g"], let blue = value["b"] else { return nil }
            return (
                "color", ["colorSpace": "srgb", "components": .array([red, green, blue]), "alpha": value["a"] ?? 1]
            )
        default: return nil
        }
    }

    /// Names of tokens have no braces and dots, and do not begin with a dollar.
    private static func tokenName(_ name: String) -> String {
        let replaced = String(name.map { "{}.".contains($0) ? "-" : $0 })
        return replaced.hasPrefix("$") ? "-" + replaced.dropFirst() : replaced
    }

    private static func fileName(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber || " -_".contains($0) ? $0 : "-" })
        return text.isEmpty ? "-" : text
    }
}

/// Tokens by their paths.
private struct TokenGroup {
    private var groups: [String: TokenGroup] = [:]
    private var tokens: [String: DocumentValue] = [:]

    /// Returns whether there is no group of the same name, and no token above.
    mutating func add(_ token: DocumentValue, at path: ArraySlice<String>) -> Bool {
        guard let name = path.first else { return false }
        if path.count == 1 {
            guard groups[name] == nil else { return false }
            tokens[name] = token
            return true
        }
        guard tokens[name] == nil else { return false }
        return groups[name, default: TokenGroup()].add(token, at: path.dropFirst())
    }

    var value: DocumentObject {
        DocumentObject(
            tokens.map { ($0.key, $0.value) } + groups.map { ($0.key, DocumentValue.object($0.value.value)) }
        )
    }
}
