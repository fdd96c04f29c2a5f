import PositionedJSON

/// Collects the edits that make a file of an older draft one of 2025.10.
struct UpgradeWriter {
    private(set) var edits = SourceEdits()
    private(set) var count = 0

    private static let keys = [
        "value": "$value", "type": "$type", "description": "$description", "extensions": "$extensions",
        "comment": "$description",
    ]

    /// Types of older drafts and of widespread tools, and what they are now.
    private static let types: [String: TokenType] = [
        "stroke-style": .strokeStyle, "cubic-bezier": .cubicBezier, "font-family": .fontFamily,
        "fontFamilies": .fontFamily,
        "fontName": .fontFamily, "font": .fontFamily, "font-weight": .fontWeight, "fontWeights": .fontWeight,
        "spacing": .dimension, "sizing": .dimension, "size": .dimension, "borderRadius": .dimension,
        "borderWidth": .dimension, "fontSizes": .dimension, "fontSize": .dimension, "letterSpacing": .dimension,
        "paragraphSpacing": .dimension, "lineHeights": .number, "lineHeight": .number, "opacity": .number,
        "boxShadow": .shadow, "time": .duration, "colour": .color,
    ]

    mutating func upgrade(_ root: JSONNode) {
        group(root, type: nil, isOlder: false)
    }

    private mutating func group(_ node: JSONNode, type inherited: TokenType?, isOlder: Bool) {
        guard case .object(let object) = node.value else { return }
        let isOlder = isOlder || (object["$value"] == nil && isOlderToken(object))
        let type = readType(object["$type"] ?? (isOlder ? object["type"] : nil)) ?? inherited
        if object["$value"] != nil || isOlderToken(object) {
            token(object, type: type)
            return
        }
        for member in object.members {
            switch member.key {
            case "$type": upgradeType(member.value)
            case "type" where isString(member.value), "description" where isString(member.value):
                upgradeKey(member)
                if member.key == "type" { upgradeType(member.value) }
            case let key where key.hasPrefix("$") && key != "$root": break
            default:
                let groupType = type ?? readType(object["type"].flatMap { isString($0) ? $0 : nil })
                group(member.value, type: groupType, isOlder: false)
            }
        }
    }

    /// Whether an object is a token of a draft that had keys without `$`.
    private func isOlderToken(_ object: JSONObject) -> Bool {
        guard let value = object["value"] else { return false }
        if case .object(let inner) = value.value {
            // A group may have a token named "value".
            return inner["$value"] == nil && inner["value"] == nil && object["type"].map(isString) == true
        }
        return true
    }

    private func isString(_ node: JSONNode) -> Bool {
        if case .string = node.value { true } else { false }
    }

    private mutating func token(_ object: JSONObject, type: TokenType?) {
        for member in object.members {
            switch member.key {
            case "value" where object["$value"] == nil: upgradeKey(member)
            case "type" where object["$type"] == nil: upgradeKey(member)
            case "description" where object["$description"] == nil: upgradeKey(member)
            case "comment"
            where object["$description"] == nil && object["description"] == nil && isString(member.value):
                upgradeKey(member)
            case "extensions" where object["$extensions"] == nil: upgradeKey(member)
            default: break
            }
            if member.key == "$type" || member.key == "type" { upgradeType(member.value) }
        }
        if let type, let value = object["$value"] ?? object["value"] { upgradeValue(value, as: type) }
    }

    private func readType(_ node: JSONNode?) -> TokenType? {
        guard case .string(let name)? = node?.value else { return nil }
        return TokenType(rawValue: name) ?? Self.types[name]
    }

    private mutating func upgradeKey(_ member: JSONObject.Member) {
        guard let key = Self.keys[member.key] else { return }
        replace(member.keyOffset..<member.keyEnd, with: key.jsonQuoted)
    }

    private mutating func upgradeType(_ node: JSONNode) {
        guard case .string(let name) = node.value, TokenType(rawValue: name) == nil, let type = Self.types[name] else {
            return
        }
        replace(node.range, with: type.rawValue.jsonQuoted)
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.replace(range, with: text)
        count += 1
    }
}
