import CellParts
import DTCGTokens
import Honeycomb
import PositionedJSON

/// The theme of an app's tokens: everything that `CellTheme(tokens:)` reads from them.
extension SwiftTokens {
    /// What the theme sets beside its palette, text styles, spacings and radii.
    func assignments() throws -> [String] {
        try tints() + names() + lengths() + drawingAssignments() + surfaces()
    }

    private func tints() throws -> [String] {
        let tint = "tint."
        return try ThemeTokens.colors.filter { $0.key.hasPrefix(tint) }.compactMap { name, _ in
            guard let color = try color(of: "color.\(name)", { if case .color(let color) = $0 { color } else { nil } })
            else { return nil }
            return "palette.tints.\(name.dropFirst(tint.count)) = \(color)"
        }
    }

    /// The lists of what has a name of the app.
    private func names() throws -> [String] {
        func list(_ path: String, _ type: String, _ values: [(name: String, value: String)]) -> String? {
            guard !values.isEmpty else { return nil }
            let elements = values.map { Self.call(type, [$0.name.jsonQuoted, $0.value]) }
            return "\(path).others = \(Self.list(elements))"
        }
        func others(_ group: String, _ known: [String], _ value: (Token) throws -> String?) throws -> [(String, String)]
        {
            try appearances.light.tokens.compactMap { token in
                guard token.path.names.count > 1, token.path.names[0] == group else { return nil }
                let name = token.path.names.dropFirst().joined(separator: ".")
                guard !known.contains(name), let value = try value(token) else { return nil }
                return (name, value)
            }
        }
        func length(_ token: Token) -> String? {
            if case .dimension(let length) = token.value { length.points().shortest } else { nil }
        }
        let colors = try others("color", ThemeTokens.colors.map(\.key)) { token in
            try color(of: "\(token.path)") { if case .color(let color) = $0 { color } else { nil } }
        }
        let styles = try others("typography", ThemeTokens.textStyles.map(\.key)) { token in
            guard case .typography = token.value else { return nil }
            return try textStyle(token, in: appearances.light)
        }
        let spacings = try others("spacing", ThemeTokens.spacings.map(\.key) + [ThemeTokens.row], length)
        let radii = try others("radius", ThemeTokens.radii.map(\.key), length)
        return [
            list("palette", "NamedColor", colors), list("typography", "NamedTextStyle", styles),
            list("spacing", "NamedSpacing", spacings), list("cornerRadii", "NamedRadius", radii),
        ]
        .compactMap { $0 }
    }

    private func lengths() -> [String] {
        guard case .dimension(let row)? = appearances.light["spacing.\(ThemeTokens.row)"]?.value else { return [] }
        return ["spacing.row = \(row.points().shortest)"]
    }

    private func drawingAssignments() -> [String] {
        let strokes = ThemeTokens.strokes.compactMap { name, _ -> String? in
            guard case .dimension(let width)? = appearances.light["stroke.\(name)"]?.value else { return nil }
            return "details.strokes.\(name) = \(width.points().shortest)"
        }
        let opacities = ThemeTokens.opacities.compactMap { name, _ -> String? in
            guard case .number(let opacity)? = appearances.light["opacity.\(name)"]?.value else { return nil }
            return "details.opacities.\(name) = \(opacity.shortest)"
        }
        guard case .duration(let shimmer)? = appearances.light["duration.shimmer"]?.value else {
            return strokes + opacities
        }
        return strokes + opacities + ["details.shimmerDuration = \(shimmer.seconds.shortest)"]
    }

    private func surfaces() throws -> [String] {
        try ThemeTokens.surfaces.flatMap { name, _ -> [String] in
            var lines: [String] = []
            let path = "shadow.\(name)"
            if let token = appearances.light[path], case .shadow(let layers) = token.value, let layer = layers.first,
                let color = try color(
                    of: path,
                    isOpaque: true,
                    { if case .shadow(let layers) = $0 { layers.first?.color } else { nil } }
                )
            {
                let offset =
                    "CGSize(width: \(layer.offsetX.points().shortest), height: \(layer.offsetY.points().shortest))"
                let arguments = [
                    "color: \(color)", "opacity: \(layer.color.alpha.shortest)",
                    "radius: \((layer.blur.points() / 2).shortest)", "offset: \(offset)",
                ]
                lines.append("details.\(name).shadow = \(Self.call("CardShadow", arguments, isLong: true))")
            }
            if case .border(let border)? = appearances.light["border.\(name)"]?.value,
                let color = try color(
                    of: "border.\(name)",
                    { if case .border(let border) = $0 { border.color } else { nil } }
                )
            {
                lines.append("details.\(name).borderColor = \(color)")
                lines.append("details.\(name).borderWidth = \(border.width.points().shortest)")
            }
            if case .gradient(let stops)? = appearances.light["gradient.\(name)"]?.value {
                let values = try stops.indices.map { index in
                    let color = try color(of: "gradient.\(name)") { value in
                        guard case .gradient(let stops) = value else { return nil }
                        return stops.indices.contains(index) ? stops[index].color : stops.last?.color
                    }
                    let arguments = ["color: \(color ?? ".clear")", "position: \(stops[index].position.shortest)"]
                    return Self.call("CardGradient.Stop", arguments, isLong: true)
                }
                lines.append("details.\(name).gradient = CardGradient(stops: \(Self.list(values)))")
            }
            return lines
        }
    }

    /// A color of a token in all appearances; `nil` if the token does not exist or is of another type.
    ///
    /// - Parameter isOpaque: Whether the opacity is left out.
    private func color(
        of path: String,
        isOpaque: Bool = false,
        _ part: (TokenValue) -> TokenColor?
    ) throws -> String? {
        guard let token = appearances.light[path], part(token.value) != nil else { return nil }
        let colors = try appearances.all.map { tree in
            guard let value = tree[path]?.value, let color = part(value) else {
                throw failure(token, "has a color in some appearances only")
            }
            return color
        }
        guard isOpaque || Set(colors.map(\.alpha)).count == 1 else {
            throw failure(token, "has another opacity in some appearances", allowed: "one opacity")
        }
        let hex = colors.map { "0x" + $0.hexNotation.dropFirst().uppercased() }
        let values = "ColorValues(light: (\(hex[0]), \(hex[2])), dark: (\(hex[1]), \(hex[3]))).color"
        let alpha = colors[0].alpha
        if isOpaque || alpha == 1 { return values }
        return """
            UIColor { traits in
                \(values)
                    .resolvedColor(with: traits).withAlphaComponent(\(alpha.shortest))
            }
            """
    }

    // MARK: Layout of the source

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
    }

    /// A call, with an argument in each line if one of them has several lines.
    private static func call(_ name: String, _ arguments: [String], isLong: Bool = false) -> String {
        guard isLong || arguments.contains(where: { $0.contains("\n") }) else {
            return "\(name)(\(arguments.joined(separator: ", ")))"
        }
        return "\(name)(\n\(indented(arguments.joined(separator: ",\n")))\n)"
    }

    /// A list, in one line if it has one short element.
    private static func list(_ elements: [String]) -> String {
        if elements.count == 1, elements[0].count < 70, !elements[0].contains("\n") { return "[\(elements[0])]" }
        return "[\n\(indented(elements.joined(separator: ",\n")))\(elements.count > 1 ? "," : "")\n]"
    }
}
