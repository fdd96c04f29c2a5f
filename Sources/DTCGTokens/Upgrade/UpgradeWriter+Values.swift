import PositionedJSON

extension UpgradeWriter {
    mutating func upgradeValue(_ node: JSONNode, as type: TokenType) {
        if case .string(let text) = node.value, ReferenceSyntax.isBraced(text) { return }
        switch type {
        case .color:
            if case .string(let text) = node.value, let color = OlderNotation.color(text) {
                write(TokenJSON(color), at: node)
            }
        case .dimension: upgradeMeasure(node, units: ["px", "rem"], plain: "px")
        case .duration: upgradeMeasure(node, units: ["ms", "s"], plain: "ms")
        case .number: upgradeNumber(node)
        case .fontWeight: upgradeFontWeight(node)
        case .strokeStyle: upgradeStrokeStyle(node)
        case .border: upgradeParts(node, ["color": .color, "width": .dimension, "style": .strokeStyle])
        case .transition:
            upgradeParts(node, ["duration": .duration, "delay": .duration, "timingFunction": .cubicBezier])
            if case .object(let object) = node.value, object["delay"] == nil, object["duration"] != nil {
                append(["delay": "{\"value\": 0, \"unit\": \"ms\"}"], to: object)
            }
        case .shadow: upgradeShadow(node)
        case .gradient:
            guard case .array(let stops) = node.value else { return }
            for stop in stops { upgradeParts(stop, ["color": .color, "position": .number]) }
        case .typography: upgradeTypography(node)
        case .fontFamily, .cubicBezier, .string, .boolean: break
        }
    }

    private mutating func write(_ json: TokenJSON, at node: JSONNode) {
        replace(node.range, with: json.inline)
    }

    private mutating func upgradeMeasure(_ node: JSONNode, units: [String], plain: String) {
        let measure: (value: Double, unit: String)? =
            switch node.value {
            case .number(let number): (number, "")
            case .string(let text): OlderNotation.measure(text)
            default: nil
            }
        guard let measure else { return }
        let unit = measure.unit == "pt" || measure.unit == "dp" || measure.unit.isEmpty ? plain : measure.unit
        guard units.contains(unit) else { return }
        write(.object(["value": .number(measure.value), "unit": .string(unit)]), at: node)
    }

    private mutating func upgradeNumber(_ node: JSONNode) {
        guard case .string(let text) = node.value, let measure = OlderNotation.measure(text) else { return }
        switch measure.unit {
        case "": write(.number(measure.value), at: node)
        case "%": write(.number(measure.value / 100), at: node)
        default: break
        }
    }

    private mutating func upgradeFontWeight(_ node: JSONNode) {
        guard case .string(let text) = node.value, TokenFontWeight(named: text) == nil else { return }
        if let number = Double(text), TokenFontWeight(number) != nil {
            write(.number(number), at: node)
            return
        }
        let words = text.lowercased().filter { $0.isLetter }
        let name = TokenFontWeight.named.first { $0.name.filter(\.isLetter) == words }?.name
        if let name { write(.string(name), at: node) }
    }

    private mutating func upgradeStrokeStyle(_ node: JSONNode) {
        guard case .object(let object) = node.value else { return }
        rename(["dash-array": "dashArray", "line-cap": "lineCap"], in: object)
        guard case .array(let dashes)? = (object["dashArray"] ?? object["dash-array"])?.value else { return }
        for dash in dashes { upgradeValue(dash, as: .dimension) }
    }

    private mutating func upgradeShadow(_ node: JSONNode) {
        if case .array(let shadows) = node.value {
            for shadow in shadows { upgradeValue(shadow, as: .shadow) }
            return
        }
        guard case .object(let object) = node.value else { return }
        rename(["x": "offsetX", "y": "offsetY"], in: object)
        let parts: [String: TokenType] = [
            "color": .color, "x": .dimension, "y": .dimension, "offsetX": .dimension, "offsetY": .dimension,
            "blur": .dimension, "spread": .dimension,
        ]
        upgradeParts(node, parts)
        if object["color"] != nil, object["spread"] == nil {
            append(["spread": "{\"value\": 0, \"unit\": \"px\"}"], to: object)
        }
    }

    private mutating func upgradeTypography(_ node: JSONNode) {
        guard case .object(let object) = node.value else { return }
        rename(["fontName": "fontFamily"], in: object)
        let parts: [String: TokenType] = [
            "fontSize": .dimension, "fontWeight": .fontWeight, "letterSpacing": .dimension, "lineHeight": .number,
        ]
        upgradeParts(node, parts)
        if let height = object["lineHeight"], let size = object["fontSize"] {
            upgradeLineHeight(height, fontSize: size)
        }
        if object["fontSize"] != nil, object["letterSpacing"] == nil {
            append(["letterSpacing": "{\"value\": 0, \"unit\": \"px\"}"], to: object)
        }
    }

    /// A height in pixels becomes a multiple of the font size.
    private mutating func upgradeLineHeight(_ node: JSONNode, fontSize: JSONNode) {
        guard case .string(let text) = node.value, let height = OlderNotation.measure(text), height.unit == "px" else {
            return
        }
        let size: Double? =
            switch fontSize.value {
            case .number(let number): number
            case .string(let text): OlderNotation.measure(text).flatMap { $0.unit == "px" ? $0.value : nil }
            default: nil
            }
        guard let size, size > 0 else { return }
        write(.number((height.value / size * 10_000).rounded() / 10_000), at: node)
    }

    private mutating func upgradeParts(_ node: JSONNode, _ types: [String: TokenType]) {
        guard case .object(let object) = node.value else { return }
        for member in object.members {
            if let type = types[member.key] { upgradeValue(member.value, as: type) }
        }
    }

    private mutating func rename(_ names: [String: String], in object: JSONObject) {
        for member in object.members {
            if let name = names[member.key], object[name] == nil {
                replace(member.keyOffset..<member.keyEnd, with: name.jsonQuoted)
            }
        }
    }

    /// Adds members after the last one.
    private mutating func append(_ members: KeyValuePairs<String, String>, to object: JSONObject) {
        guard let last = object.members.last else { return }
        let text = members.map { ", \($0.key.jsonQuoted): \($0.value)" }.joined()
        replace(last.value.end..<last.value.end, with: text)
    }
}
