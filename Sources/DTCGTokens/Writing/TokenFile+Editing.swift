import PositionedJSON

extension TokenFile {
    /// Returns the file with another value for a token. Only the numbers and strings that differ are rewritten; formatting,
    /// order and everything else keep their bytes.
    ///
    /// - Throws: A problem if the token is not written in this file (a group may get it by `$extends`), or if the file would
    ///   be wrong with the value.
    public func setting(_ value: TokenValue, at path: TokenPath) throws(TokenError) -> TokenFile {
        guard let node = valueNode(at: path) else {
            throw error("the file does not write the value of \(path.description.quoted)", at: root)
        }
        var edits = SourceEdits()
        edits.rewrite(node, as: TokenJSON(value))
        return try applying(edits)
    }

    /// Returns the file with the value of a token replaced by a reference to another one.
    public func setting(aliasOf target: TokenPath, at path: TokenPath) throws(TokenError) -> TokenFile {
        guard let node = valueNode(at: path) else {
            throw error("the file does not write the value of \(path.description.quoted)", at: root)
        }
        var edits = SourceEdits()
        edits.rewrite(node, as: .string("{\(target)}"))
        return try applying(edits)
    }

    func applying(_ edits: SourceEdits) throws(TokenError) -> TokenFile {
        try TokenFile(bytes: edits.applied(to: source.text.bytes), name: name)
    }

    private func valueNode(at path: TokenPath) -> JSONNode? {
        var node = root
        for name in path.names {
            guard case .object(let object) = node.value, let child = object[name] else { return nil }
            node = child
        }
        guard case .object(let object) = node.value else { return nil }
        return object["$value"]
    }

    private func error(_ message: String, at node: JSONNode) -> TokenError {
        let problems = ProblemList()
        problems.report(at: node, in: source, message)
        return TokenError(problems: problems.sorted)
    }
}

extension SourceEdits {
    /// Makes a value another one, with as few changes as possible.
    mutating func rewrite(_ node: JSONNode, as json: TokenJSON) {
        switch (node.value, json) {
        case (.number(let old), .number(let new)) where old == new: return
        case (.string(let old), .string(let new)) where old == new: return
        case (.boolean(let old), .boolean(let new)) where old == new: return
        case (.array(let old), .array(let new)) where old.count == new.count:
            for (node, json) in zip(old, new) { rewrite(node, as: json) }
        case (.object(let old), .object(let new))
        where Set(old.members.map(\.key)) == Set(new.map(\.key)) && old.members.count == new.count:
            for member in new {
                if let node = old[member.key] { rewrite(node, as: member.value) }
            }
        default: replace(node.range, with: json.inline)
        }
    }
}
