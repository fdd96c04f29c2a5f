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

    /// Returns the file with another value for a part of a token whose value has several, such as the `fontSize` of a style of text.
    ///
    /// - Throws: A problem if the part is not written in this file, or if the file would be wrong with the value.
    public func setting(
        _ value: TokenValue,
        part: String,
        of path: TokenPath
    ) throws(TokenError) -> TokenFile {
        guard let node = partNode(part, of: path) else {
            throw error("the file does not write \(part.quoted) of \(path.description.quoted)", at: root)
        }
        var edits = SourceEdits()
        edits.rewrite(node, as: TokenJSON(value))
        return try applying(edits)
    }

    /// The token that a part of a token's value refers to; `nil` if the part is no reference, or is not written in this file.
    public func alias(ofPart part: String, of path: TokenPath) -> TokenPath? {
        guard case .string(let text)? = partNode(part, of: path)?.value, text.hasPrefix("{"), text.hasSuffix("}") else {
            return nil
        }
        return TokenPath(String(text.dropFirst().dropLast()))
    }

    private func partNode(_ part: String, of path: TokenPath) -> JSONNode? {
        guard case .object(let object)? = valueNode(at: path)?.value else { return nil }
        return object[part]
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
