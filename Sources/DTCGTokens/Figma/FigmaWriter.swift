import PositionedJSON

/// Collects the edits that make a file of Figma's export one of the format.
struct FigmaWriter {
    let mode: FigmaMode
    let targets: FigmaTargets
    private(set) var edits = SourceEdits()

    init(mode: FigmaMode, targets: FigmaTargets) {
        self.mode = mode
        self.targets = targets
    }

    mutating func rewrite(_ node: JSONNode, path: TokenPath) {
        guard case .object(let object) = node.value else { return }
        if let value = object["$value"] {
            rewriteToken(node, object, value: value, path: path)
            return
        }
        for member in object.members where !member.key.hasPrefix("$") {
            rewrite(member.value, path: path.appending(member.key))
        }
    }

    private mutating func rewriteToken(_ node: JSONNode, _ object: JSONObject, value: JSONNode, path: TokenPath) {
        if let alias = node.extension("com.figma.aliasData"), let target = targets.target(of: alias), target != path {
            edits.replace(value.range, with: "{\(target)}".jsonQuoted)
            // The target's scopes may make its number a dimension; an alias has the type of its target.
            removeType(of: object)
            return
        }
        if case .string(let text) = value.value, ReferenceSyntax.isBraced(text) {
            removeType(of: object)
            return
        }
        rewriteLiteral(object, value: value, scopes: scopes(of: node))
    }

    private mutating func rewriteLiteral(_ object: JSONObject, value: JSONNode, scopes: Set<String>) {
        guard let type = object["$type"] else { return }
        switch (type.string, value.value) {
        case ("number", .number(let number)):
            if !scopes.isEmpty, scopes.isSubset(of: Self.lengths) {
                edits.replace(type.range, with: "\"dimension\"")
                edits.replace(value.range, with: TokenJSON(TokenDimension(number)).inline)
            } else if scopes == ["FONT_WEIGHT"], TokenFontWeight(number) != nil {
                edits.replace(type.range, with: "\"fontWeight\"")
            } else if scopes == ["OPACITY"] {
                // Figma has opacities in percent.
                edits.replace(value.range, with: (number / 100).shortest)
            }
        case ("string", .string) where scopes == ["FONT_FAMILY"]:
            edits.replace(type.range, with: "\"fontFamily\"")
        case ("color", .string(let text)):
            if let color = OlderNotation.color(text) { edits.replace(value.range, with: TokenJSON(color).inline) }
        default: break
        }
    }

    private mutating func removeType(of object: JSONObject) {
        guard let index = object.members.firstIndex(where: { $0.key == "$type" }) else { return }
        let member = object.members[index]
        if index + 1 < object.members.count {
            edits.replace(member.keyOffset..<object.members[index + 1].keyOffset, with: "")
        } else if index > 0 {
            edits.replace(object.members[index - 1].value.end..<member.value.end, with: "")
        }
    }

    private func scopes(of node: JSONNode) -> Set<String> {
        guard case .array(let elements)? = node.extension("com.figma.scopes")?.value else { return [] }
        return Set(elements.compactMap(\.string))
    }

    /// The scopes of lengths in pixels. A line height is one in Figma too, unlike in a style of text.
    private static let lengths: Set<String> = [
        "CORNER_RADIUS", "WIDTH_HEIGHT", "GAP", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE", "LINE_HEIGHT",
        "LETTER_SPACING", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
    ]
}
