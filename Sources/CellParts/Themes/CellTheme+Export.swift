import DeclarativeCollections
import DTCGTokens
import PortableUIKit

extension CellTheme {
    /// The theme as a file of design tokens, which a designer imports and ``init(tokens:context:base:)`` reads again.
    ///
    /// It is a resolver document in the format of the Design Tokens Community Group, 2025.10, with the groups `spacing`,
    /// `radius`, `typography` and `color`, and the `stroke`, `opacity`, `duration` and `shadow` that the parts draw with. Colors are in sRGB, for the contexts `light`, `dark`, `light-high-contrast` and
    /// `dark-high-contrast` of the modifier `appearance`; those of the last three are written where they differ from
    /// `light`. Font sizes are those of the standard text size.
    ///
    /// - Parameter name: The name in the document.
    /// - Returns: Indented JSON in ASCII, the same for equal themes.
    public func designTokens(name: String = "Honeycomb") -> String {
        let light = ExportedColors(palette, isDark: false, isContrastHigh: false)
        let contexts = [
            ("dark", true, false), ("light-high-contrast", false, true), ("dark-high-contrast", true, true),
        ]
        .map { context, isDark, isContrastHigh in
            let colors = ExportedColors(palette, isDark: isDark, isContrastHigh: isContrastHigh)
            return "\"\(context)\": [\(ExportedColors.group(colors.values(otherThanIn: light), indent: 8))]"
        }
        let lengths = [
            Self.values("spacing", ThemeTokens.spacings.map { ($0.key, spacing[keyPath: $0.value]) }),
            Self.values("radius", ThemeTokens.radii.map { ($0.key, cornerRadii[keyPath: $0.value]) }),
            Self.values("stroke", ThemeTokens.strokes.map { ($0.key, details.strokes[keyPath: $0.value]) }),
        ]
        let drawing = [
            Self.group(
                "opacity",
                type: "number",
                ThemeTokens.opacities.map { ($0.key, details.opacities[keyPath: $0.value].tokenNotation) }
            ),
            Self.group("duration", type: "duration", [("shimmer", Self.duration(details.shimmerDuration))]),
            Self.group(
                "shadow",
                type: "shadow",
                ThemeTokens.surfaces.compactMap { name, path in
                    details[keyPath: path].shadow.map { (name, Self.shadow($0)) }
                }
            ),
        ]
        let texts = [
            "\"typography\": {\n            \"$type\": \"typography\",\n"
                + ThemeTokens.textStyles.map { "            " + text($0.key, typography[keyPath: $0.value]) }
                .joined(separator: ",\n") + "\n          }",
            "\"color\": " + ExportedColors.members(light.values, indent: 10),
        ]
        let groups = lengths + drawing + texts
        return """
            {
              "name": \(name.debugDescription),
              "version": "2025.10",
              "sets": {
                "standard": {
                  "sources": [
                    {
                      \(groups.joined(separator: ",\n          "))
                    }
                  ]
                }
              },
              "modifiers": {
                "appearance": {
                  "default": "light",
                  "contexts": {
                    "light": [],
                    \(contexts.joined(separator: ",\n        "))
                  }
                }
              },
              "resolutionOrder": [{"$ref": "#/sets/standard"}, {"$ref": "#/modifiers/appearance"}]
            }

            """
    }

    private static func values(_ group: String, _ values: [(String, CGFloat)]) -> String {
        Self.group(group, type: "dimension", values.map { ($0.0, length($0.1)) })
    }

    private static func group(_ name: String, type: String, _ values: [(String, String)]) -> String {
        let members = values.map { "            \"\($0.0)\": {\"$value\": \($0.1)}" }
        return "\"\(name)\": {\n            \"$type\": \"\(type)\",\n" + members.joined(separator: ",\n")
            + "\n          }"
    }

    private static func length(_ points: CGFloat) -> String {
        "{\"value\": \(points.tokenNotation), \"unit\": \"px\"}"
    }

    private static func duration(_ seconds: TimeInterval) -> String {
        "{\"value\": \(CGFloat(seconds).tokenNotation), \"unit\": \"s\"}"
    }

    private static func shadow(_ shadow: CardShadow) -> String {
        let color = shadow.color.withAlphaComponent(shadow.opacity)
        return """
            {"color": \(ExportedColors.json(color)), "offsetX": \(length(shadow.offset.width)), \
            "offsetY": \(length(shadow.offset.height)), "blur": \(length(shadow.radius * 2)), "spread": \(length(0))}
            """
    }

    private func text(_ name: String, _ style: TextStyle) -> String {
        let size = TextStyleSize.size(of: style.textStyle)
        let lineHeight = CGFloat(size.lineHeight / size.points) * style.lineHeightMultiple
        let families = style.families.isEmpty ? ["SF Pro", "Inter"] : style.families
        let names = families.map(\.debugDescription)
        let points = style.fontSize ?? CGFloat(size.points)
        return """
            "\(name)": {"$value": {"fontFamily": [\(names.joined(separator: ", "))], "fontSize": {"value": \(points.tokenNotation), \
            "unit": "px"}, "fontWeight": \(TextStyleSize.weightNumber(of: style.weight)), "letterSpacing": {"value": \
            \(style.kerning.tokenNotation), "unit": "px"}, "lineHeight": \(lineHeight.tokenNotation)}}
            """
    }
}

/// The colors of a palette for one appearance.
private struct ExportedColors {
    let values: [(name: String, json: String)]

    init(_ palette: Palette, isDark: Bool, isContrastHigh: Bool) {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
            UITraitCollection(accessibilityContrast: isContrastHigh ? .high : .normal),
        ])
        values = ThemeTokens.colors.map { name, path in
            (name, Self.json(palette[keyPath: path].resolvedColor(with: traits)))
        }
    }

    func values(otherThanIn others: ExportedColors) -> [(name: String, json: String)] {
        zip(values, others.values).filter { $0.json != $1.json }.map(\.0)
    }

    /// The beginning of the names of tints.
    private static let tintGroup = "tint."

    static func group(_ values: [(name: String, json: String)], indent: Int) -> String {
        values.isEmpty ? "" : "{\"color\": \(members(values, indent: indent))}"
    }

    static func members(_ values: [(name: String, json: String)], indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        func line(_ name: Substring, _ json: String) -> String { "\"\(name)\": {\"$value\": \(json)}" }
        var lines = ["\"$type\": \"color\""]
        lines += values.filter { !$0.name.hasPrefix(tintGroup) }.map { line($0.name[...], $0.json) }
        let tints = values.filter { $0.name.hasPrefix(tintGroup) }
            .map { line($0.name.dropFirst(tintGroup.count), $0.json) }
        if !tints.isEmpty {
            lines.append("\"tint\": {\n" + tints.map { "\(space)    \($0)" }.joined(separator: ",\n") + "\n\(space)  }")
        }
        return "{\n" + lines.map { "\(space)  \($0)" }.joined(separator: ",\n") + "\n\(space)}"
    }

    static func json(_ color: UIColor) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let components = [red, green, blue].map { min(max($0, 0), 1) }
        let hex = components.map { component in
            let digits = String(Int((component * 255).rounded()), radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }
        let opacity = alpha < 1 ? ", \"alpha\": \(alpha.tokenNotation)" : ""
        return """
            {"colorSpace": "srgb", "components": [\(components.map(\.tokenNotation).joined(separator: ", "))]\(opacity), \
            "hex": "#\(hex.joined())"}
            """
    }
}

extension CGFloat {
    /// The number to a millionth, without a fraction if it is whole.
    fileprivate var tokenNotation: String {
        let rounded = (Double(self) * 1_000_000).rounded() / 1_000_000
        return rounded == rounded.rounded() && Swift.abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }
}
