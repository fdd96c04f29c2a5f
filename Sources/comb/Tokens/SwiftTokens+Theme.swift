import CellParts
import DTCGTokens
import Honeycomb
import PositionedJSON

/// The source of what a theme sets beside its palette, text styles, spacings and radii: wherever the theme that
/// `CellTheme(tokens:)` reads differs from the standard one.
extension SwiftTokens {
    func assignments() throws -> [String] {
        let (theme, base) = (try read(), CellTheme())
        return try tints(theme) + names(theme) + lengths(theme, base) + surfaces(theme.details, base.details)
    }

    /// The tints that have a token.
    private func tints(_ theme: CellTheme) throws -> [String] {
        let tint = "tint."
        return try ThemeTokens.colors.filter {
            $0.key.hasPrefix(tint) && appearances.light.named("color.\($0.key)") != nil
        }
        .map { name, path in
            let color = try color(theme.palette[keyPath: path], of: "color.\(name)")
            return "palette.tints.\(name.dropFirst(tint.count)) = \(color)"
        }
    }

    /// The lists of what has a name of the app.
    private func names(_ theme: CellTheme) throws -> [String] {
        func list(_ path: String, _ type: String, _ values: [(name: String, value: String)]) -> String? {
            guard !values.isEmpty else { return nil }
            let elements = values.map { Self.call(type, [$0.name.jsonQuoted, $0.value]) }
            return "\(path).others = \(Self.list(elements))"
        }
        let colors = try theme.palette.others.map { ($0.name, try color($0.color, of: "color.\($0.name)")) }
        let styles = try theme.typography.others.compactMap { other in
            try appearances.light.named("typography.\(other.name)").map {
                (other.name, try textStyle($0, in: appearances.light))
            }
        }
        let spacings = theme.spacing.others.map { ($0.name, Double($0.value).shortest) }
        let radii = theme.cornerRadii.others.map { ($0.name, Double($0.value).shortest) }
        return [
            list("palette", "NamedColor", colors), list("typography", "NamedTextStyle", styles),
            list("spacing", "NamedSpacing", spacings), list("cornerRadii", "NamedRadius", radii),
        ]
        .compactMap { $0 }
    }

    private func lengths(_ theme: CellTheme, _ base: CellTheme) -> [String] {
        func changed<Root>(
            _ path: String,
            _ values: KeyValuePairs<String, WritableKeyPath<Root, CGFloat>>,
            _ new: Root,
            _ old: Root
        ) -> [String] {
            values.filter { new[keyPath: $0.value] != old[keyPath: $0.value] }
                .map { "\(path).\($0.key) = \(Double(new[keyPath: $0.value]).shortest)" }
        }
        let (new, old) = (theme.details, base.details)
        let row = theme.spacing.row.map { ["spacing.row = \(Double($0).shortest)"] } ?? []
        let shimmer =
            new.shimmerDuration == old.shimmerDuration
            ? [] : ["details.shimmerDuration = \(new.shimmerDuration.shortest)"]
        var change: [String] = []
        if let motion = new.changeMotion, motion != old.changeMotion {
            let arguments = ["duration: \(motion.duration.shortest)", "curve: .\(motion.curve.rawValue)"]
            change = ["details.changeMotion = \(Self.call("ChangeMotion", arguments))"]
        }
        let strokes = changed("details.strokes", ThemeTokens.strokes, new.strokes, old.strokes)
        let opacities = changed("details.opacities", ThemeTokens.opacities, new.opacities, old.opacities)
        return row + strokes + opacities + shimmer + change
    }

    private func surfaces(_ details: ThemeDetails, _ base: ThemeDetails) throws -> [String] {
        try ThemeTokens.surfaces.flatMap { name, path -> [String] in
            let (surface, old) = (details[keyPath: path], base[keyPath: path])
            var lines: [String] = []
            if let shadow = surface.shadow, shadow != old.shadow {
                let size = (Double(shadow.offset.width).shortest, Double(shadow.offset.height).shortest)
                let arguments = [
                    "color: \(try color(shadow.color, of: "shadow.\(name)"))",
                    "opacity: \(Double(shadow.opacity).shortest)", "radius: \(Double(shadow.radius).shortest)",
                    "offset: CGSize(width: \(size.0), height: \(size.1))",
                ]
                lines.append("shadow = \(Self.call("CardShadow", arguments, isLong: true))")
            }
            if let border = surface.borderColor, border != old.borderColor {
                lines.append("borderColor = \(try color(border, of: "border.\(name)"))")
            }
            if let width = surface.borderWidth, width != old.borderWidth {
                lines.append("borderWidth = \(Double(width).shortest)")
            }
            if let gradient = surface.gradient, gradient != old.gradient {
                let stops = try gradient.stops.map { stop in
                    let color = try color(stop.color, of: "gradient.\(name)")
                    let arguments = ["color: \(color)", "position: \(Double(stop.position).shortest)"]
                    return Self.call("CardGradient.Stop", arguments, isLong: true)
                }
                lines.append("gradient = CardGradient(stops: \(Self.list(stops)))")
            }
            return lines.map { "details.\(name).\($0)" }
        }
    }

    /// The source of a color of the palette.
    func paletteColor(_ name: String) throws -> String {
        guard let path = ThemeTokens.colors.first(where: { $0.key == name })?.value else { return "" }
        return try color(read().palette[keyPath: path], of: "color.\(name)")
    }

    /// The source of a color, which has one opacity in all appearances.
    private func color(_ color: UIColor, of path: String) throws -> String {
        var alphas: Set<CGFloat> = []
        let hex = [(false, false), (true, false), (false, true), (true, true)].map { isDark, isContrastHigh in
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
                UITraitCollection(accessibilityContrast: isContrastHigh ? .high : .normal),
            ])
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            alphas.insert(alpha)
            return "0x" + TokenColor(red: red, green: green, blue: blue).hexNotation.dropFirst().uppercased()
        }
        guard let alpha = alphas.first, alphas.count == 1 else {
            let message = "has another opacity in some appearances"
            guard let token = appearances.light.named(path) else { throw CommandFailure("\(path) \(message)") }
            throw failure(token, message, allowed: "one opacity")
        }
        let values = "ColorValues(light: (\(hex[0]), \(hex[2])), dark: (\(hex[1]), \(hex[3]))).color"
        if alpha == 1 { return values }
        return """
            UIColor { traits in
                \(values)
                    .resolvedColor(with: traits).withAlphaComponent(\(Double(alpha).shortest))
            }
            """
    }

    // MARK: Layout of the source

    static func indented(_ text: String, by levels: Int = 1) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String(repeating: "    ", count: levels) + $0 }.joined(separator: "\n")
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
