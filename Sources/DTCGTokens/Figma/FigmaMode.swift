import PositionedJSON

/// A file of Figma's export: a mode of a collection.
struct FigmaMode {
    let source: TokenSource
    let root: JSONNode

    /// The name of the mode, which the file says; the names of files are changed by hand too often.
    let name: String

    /// The identifiers of the variables and their paths; the path stands for an identifier that is missing.
    let variables: [String: TokenPath]

    init(source: TokenSource, root: JSONNode) {
        self.source = source
        self.root = root
        name = root.extension("com.figma.modeName")?.string ?? source.title ?? ""
        var variables: [String: TokenPath] = [:]
        Self.collect(root, path: TokenPath([]), into: &variables)
        self.variables = variables
    }

    /// Whether two files are modes of one collection: they have the same variables.
    func belongs(with other: FigmaMode) -> Bool {
        !variables.isEmpty && Set(variables.keys) == Set(other.variables.keys)
    }

    private static func collect(_ node: JSONNode, path: TokenPath, into variables: inout [String: TokenPath]) {
        guard case .object(let object) = node.value else { return }
        if object["$value"] != nil {
            variables[node.extension("com.figma.variableId")?.string ?? path.description] = path
            return
        }
        for member in object.members where !member.key.hasPrefix("$") {
            collect(member.value, path: path.appending(member.key), into: &variables)
        }
    }
}

/// Where variables of all collections are.
struct FigmaTargets {
    private let byIdentifier: [String: TokenPath]
    private let paths: Set<TokenPath>

    init(_ modes: [FigmaMode]) {
        byIdentifier = Dictionary(modes.flatMap(\.variables), uniquingKeysWith: { first, _ in first })
        paths = Set(modes.flatMap(\.variables.values))
    }

    /// Returns the variable that another one aliases; `nil` if it is in a library that was not exported.
    func target(of alias: JSONNode) -> TokenPath? {
        guard case .object(let object) = alias.value else { return nil }
        if let identifier = object["targetVariableId"]?.string, let path = byIdentifier[identifier] { return path }
        guard let name = object["targetVariableName"]?.string else { return nil }
        let path = TokenPath(name.split(separator: "/").map(String.init))
        return paths.contains(path) ? path : nil
    }
}

extension JSONNode {
    var string: String? {
        guard case .string(let text) = value else { return nil }
        return text
    }

    /// A member of the `$extensions` of an object.
    func `extension`(_ key: String) -> JSONNode? {
        guard case .object(let object) = value, case .object(let extensions)? = object["$extensions"]?.value else {
            return nil
        }
        return extensions[key]
    }
}
