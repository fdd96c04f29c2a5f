import PositionedJSON

extension TokenValue {
    /// The value in a few characters for people: `16px`, `#0066cc`, `oklch(0.7 0.1 20)`.
    public var summary: String {
        switch self {
        case .color(let color): color.summary
        case .dimension(let dimension): dimension.summary
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): weight.name ?? weight.value.shortest
        case .duration(let duration): duration.summary
        case .cubicBezier(let curve): curve.summary
        case .number(let number): number.shortest
        case .strokeStyle(let style): style.summary
        case .border(let border): "\(border.width.summary) \(border.style.summary) \(border.color.summary)"
        case .transition(let transition):
            "\(transition.duration.summary) after \(transition.delay.summary) \(transition.timingFunction.summary)"
        case .shadow(let shadows): shadows.map(\.summary).joined(separator: ", ")
        case .gradient(let stops):
            stops.map { "\($0.color.summary) at \($0.position.shortest)" }.joined(separator: ", ")
        case .typography(let text):
            "\(text.fontFamily.first ?? "") \(text.fontSize.summary) \(TokenValue.fontWeight(text.fontWeight).summary)"
                + ", line height \(text.lineHeight.shortest), letter spacing \(text.letterSpacing.summary)"
        case .string(let text): text.quoted
        case .boolean(let value): value ? "true" : "false"
        }
    }
}

extension TokenColor {
    fileprivate var summary: String {
        let opacity = alpha == 1 ? "" : " at \((alpha * 100).rounded().shortest) %"
        if space == .sRGB { return hexNotation + opacity }
        let values = components.map { $0.map { (($0 * 10_000).rounded() / 10_000).shortest } ?? "none" }
        return "\(space.rawValue)(\(values.joined(separator: " ")))\(opacity)"
    }
}

extension TokenDimension {
    fileprivate var summary: String { value.shortest + unit.rawValue }
}

extension TokenDuration {
    fileprivate var summary: String { value.shortest + unit.rawValue }
}

extension TokenCubicBezier {
    fileprivate var summary: String { "(\([x1, y1, x2, y2].map(\.shortest).joined(separator: ", ")))" }
}

extension TokenStrokeStyle {
    fileprivate var summary: String {
        switch self {
        case .line(let line): line.rawValue
        case .dashes(let lengths, let cap): "dashes \(lengths.map(\.summary).joined(separator: " ")) \(cap.rawValue)"
        }
    }
}

extension TokenShadow {
    fileprivate var summary: String {
        "\(isInset ? "inset " : "")\(offsetX.summary) \(offsetY.summary) \(blur.summary) \(spread.summary) \(color.summary)"
    }
}
