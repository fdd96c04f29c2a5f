import DTCGTokens
import Honeycomb
import PositionedJSON

/// What parts draw with beside colors and texts: strokes, opacities, durations and shadows.
extension SwiftTokens {
    /// The extensions with these tokens. Those of an app leave out what has a name of CellParts.
    func drawing() throws -> [String] {
        let strokes = try values("Strokes", of: "CGFloat", in: "stroke", known: Strokes.named.map(\.key)) { token in
            guard case .dimension(let width) = token.value else { return nil }
            return width.points().shortest
        }
        let opacities = try values("Opacities", of: "CGFloat", in: "opacity", known: Opacities.named.map(\.key)) {
            token in
            guard case .number(let opacity) = token.value else { return nil }
            guard (0...1).contains(opacity) else {
                throw failure(token, "is \(opacity.shortest)", allowed: "from 0 to 1")
            }
            return opacity.shortest
        }
        let durations = try values(
            "Durations",
            of: "TimeInterval",
            in: "duration",
            known: Durations.named.map(\.key) + ["change"]
        ) { token in
            guard case .duration(let duration) = token.value else { return nil }
            return duration.seconds.shortest
        }
        let shadows = try values("Shadows", of: "CardShadow", in: "shadow", known: Shadows.named.map(\.key), shadow)
        return [strokes, opacities, durations, shadows].compactMap { $0 }
    }

    /// A value in words, if it is a quantity.
    static func quantity(_ value: TokenValue) -> String? {
        switch value {
        case .dimension(let length): amount(length.points(), "point")
        case .number(let number): number.shortest
        case .duration(let duration): amount(duration.seconds, "second")
        default: nil
        }
    }

    private static func amount(_ value: Double, _ unit: String) -> String {
        "\(value.shortest) \(unit)\(value == 1 ? "" : "s")"
    }

    private func values(
        _ name: String,
        of type: String,
        in group: String,
        known: [String],
        _ value: (Token) throws -> String?
    ) throws -> String? {
        let tokens = tokens(in: group).filter { isStandard || !known.contains($0.name) }
        var names: [String] = []
        var declarations = try declarations(of: tokens.map(\.token)) { token, name in
            guard let value = try value(token) else { return nil }
            names.append(name)
            let line = "\(access)static var \(name): \(type)"
            return value.contains("\n") ? "\(line) {\n\(value)\n    }" : "\(line) { \(value) }"
        }
        guard !declarations.isEmpty else { return nil }
        if isStandard {
            let pairs = names.map { "\"\($0)\": \($0)" }
            let list =
                pairs.count == 1
                ? "[\(pairs[0])]" : "[\n            \(pairs.joined(separator: ",\n            ")),\n        ]"
            declarations.append(
                """
                    /// The values by name, for tools.
                    \(access)static var named: KeyValuePairs<String, \(type)> {
                        \(list)
                    }
                """
            )
        }
        return "extension \(name) {\n\(declarations.joined(separator: "\n\n"))\n}"
    }

    private func shadow(_ token: Token) throws -> String? {
        guard case .shadow(let layers) = token.value else { return nil }
        guard layers.count == 1, let shadow = layers.first, !shadow.isInset, shadow.spread.points() == 0 else {
            throw failure(token, "is no shadow of a layer", allowed: "one outer shadow without spread")
        }
        let color = shadow.color.mapped(into: .sRGB).components
            .map { min(max($0 ?? 0, 0), 1).shortest }
        let arguments = [
            "color: UIColor(red: \(color[0]), green: \(color[1]), blue: \(color[2]), alpha: 1)",
            "opacity: \(shadow.color.alpha.shortest)",
            "radius: \((shadow.blur.points() / 2).shortest)",
            "offset: CGSize(width: \(shadow.offsetX.points().shortest), height: \(shadow.offsetY.points().shortest))",
        ]
        let lines = arguments.map { "            \($0)" }
        return "        CardShadow(\n\(lines.joined(separator: ",\n"))\n        )"
    }
}
