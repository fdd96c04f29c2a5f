import PositionedJSON

/// A JSON value to be written.
indirect enum TokenJSON: Hashable {
    case number(Double)
    case string(String)
    case boolean(Bool)
    case array([TokenJSON])
    case object([Member])

    /// JSON text that is kept as it is.
    case text(String)

    struct Member: Hashable {
        let key: String
        let value: TokenJSON
    }

    static func object(_ members: KeyValuePairs<String, TokenJSON>) -> TokenJSON {
        .object(members.map { Member(key: $0.key, value: $0.value) })
    }

    /// The text on one line: `{"value": 16, "unit": "px"}`.
    var inline: String {
        switch self {
        case .number(let number): number.shortest
        case .string(let string): string.jsonQuoted
        case .boolean(let value): value ? "true" : "false"
        case .array(let elements): "[" + elements.map(\.inline).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\($0.key.jsonQuoted): \($0.value.inline)" }.joined(separator: ", ") + "}"
        case .text(let text): text
        }
    }

    /// The text on as many lines as it needs: what is short stays on one line.
    func text(indent: Int = 0) -> String {
        let line = inline
        let margin = String(repeating: "  ", count: indent)
        switch self {
        case .array(let elements) where line.count > Self.lineLength && !elements.isEmpty:
            let lines = elements.map { "\(margin)  \($0.text(indent: indent + 1))" }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(margin)]"
        case .object(let members) where !members.isEmpty && (line.count > Self.lineLength || isTree):
            let lines = members.map { "\(margin)  \($0.key.jsonQuoted): \($0.value.text(indent: indent + 1))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
        default: return line
        }
    }

    private static let lineLength = 80

    /// Whether this is a group or a token, which have lines of their own.
    private var isTree: Bool {
        guard case .object(let members) = self else { return false }
        return members.contains { member in
            if member.key.hasPrefix("$") { return true }
            if case .object(let inner) = member.value { return inner.contains { $0.key.hasPrefix("$") } }
            return false
        }
    }
}

extension TokenJSON {
    init(_ value: TokenValue) {
        self =
            switch value {
            case .color(let color): TokenJSON(color)
            case .dimension(let dimension): TokenJSON(dimension)
            case .fontFamily(let names): TokenJSON(fontFamily: names)
            case .fontWeight(let weight): TokenJSON(weight)
            case .duration(let duration): TokenJSON(duration)
            case .cubicBezier(let curve): TokenJSON(curve)
            case .number(let number): .number(number)
            case .strokeStyle(let style): TokenJSON(style)
            case .border(let border):
                .object([
                    "color": TokenJSON(border.color), "width": TokenJSON(border.width),
                    "style": TokenJSON(border.style),
                ])
            case .transition(let transition):
                .object([
                    "duration": TokenJSON(transition.duration), "delay": TokenJSON(transition.delay),
                    "timingFunction": TokenJSON(transition.timingFunction),
                ])
            case .shadow(let shadows):
                shadows.count == 1 ? TokenJSON(shadows[0]) : .array(shadows.map { TokenJSON($0) })
            case .gradient(let stops):
                .array(stops.map { .object(["color": TokenJSON($0.color), "position": .number($0.position)]) })
            case .typography(let typography):
                .object([
                    "fontFamily": TokenJSON(fontFamily: typography.fontFamily),
                    "fontSize": TokenJSON(typography.fontSize), "fontWeight": TokenJSON(typography.fontWeight),
                    "letterSpacing": TokenJSON(typography.letterSpacing), "lineHeight": .number(typography.lineHeight),
                ])
            case .string(let text): .string(text)
            case .boolean(let value): .boolean(value)
            }
    }

    init(_ color: TokenColor) {
        var members = [
            Member(key: "colorSpace", value: .string(color.space.rawValue)),
            Member(
                key: "components",
                value: .array(color.components.map { $0.map(TokenJSON.number) ?? .string("none") })
            ),
        ]
        if color.alpha != 1 { members.append(Member(key: "alpha", value: .number(color.alpha))) }
        if let hex = color.hex { members.append(Member(key: "hex", value: .string(hex))) }
        self = .object(members)
    }

    init(_ dimension: TokenDimension) {
        self = .object(["value": .number(dimension.value), "unit": .string(dimension.unit.rawValue)])
    }

    private init(_ duration: TokenDuration) {
        self = .object(["value": .number(duration.value), "unit": .string(duration.unit.rawValue)])
    }

    private init(fontFamily names: [String]) {
        self = names.count == 1 ? .string(names[0]) : .array(names.map(TokenJSON.string))
    }

    private init(_ weight: TokenFontWeight) {
        self = weight.name.map(TokenJSON.string) ?? .number(weight.value)
    }

    private init(_ curve: TokenCubicBezier) {
        self = .array([curve.x1, curve.y1, curve.x2, curve.y2].map(TokenJSON.number))
    }

    private init(_ style: TokenStrokeStyle) {
        self =
            switch style {
            case .line(let line): .string(line.rawValue)
            case .dashes(let lengths, let cap):
                .object(["dashArray": .array(lengths.map { TokenJSON($0) }), "lineCap": .string(cap.rawValue)])
            }
    }

    private init(_ shadow: TokenShadow) {
        var members = [
            Member(key: "color", value: TokenJSON(shadow.color)),
            Member(key: "offsetX", value: TokenJSON(shadow.offsetX)),
            Member(key: "offsetY", value: TokenJSON(shadow.offsetY)),
            Member(key: "blur", value: TokenJSON(shadow.blur)),
            Member(key: "spread", value: TokenJSON(shadow.spread)),
        ]
        if shadow.isInset { members.append(Member(key: "inset", value: .boolean(true))) }
        self = .object(members)
    }
}
