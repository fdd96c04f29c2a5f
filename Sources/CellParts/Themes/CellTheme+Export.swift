import DesignTokens
import PortableUIKit

extension CellTheme {
    /// The theme as a file of design tokens, which a designer imports and ``init(tokens:context:base:)`` reads again.
    ///
    /// It is a resolver document in the format of the Design Tokens Community Group, 2025.10, with the groups `spacing`,
    /// `radius`, `typography` and `color`. Colors are in sRGB, for the contexts `light`, `dark`, `light-high-contrast` and
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
        let groups = [
            lengths("spacing", ThemeTokens.spacings.map { ($0.key, spacing[keyPath: $0.value]) }),
            lengths("radius", ThemeTokens.radii.map { ($0.key, cornerRadii[keyPath: $0.value]) }),
            "\"typography\": {\n            \"$type\": \"typography\",\n"
                + ThemeTokens.textStyles.map { "            " + text($0.key, typography[keyPath: $0.value]) }
                .joined(separator: ",\n") + "\n          }",
            "\"color\": " + ExportedColors.members(light.values, indent: 10),
        ]
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

    private func lengths(_ group: String, _ values: [(String, CGFloat)]) -> String {
        let members = values.map {
            "            \"\($0.0)\": {\"$value\": {\"value\": \(number($0.1)), \"unit\": \"px\"}}"
        }
        return "\"\(group)\": {\n            \"$type\": \"dimension\",\n" + members.joined(separator: ",\n")
            + "\n          }"
    }

    private func text(_ name: String, _ style: TextStyle) -> String {
        let size = DynamicTypeSize.size(of: style.textStyle)
        let lineHeight = CGFloat(size.lineHeight / size.points) * style.lineHeightMultiple
        return """
            "\(name)": {"$value": {"fontFamily": ["SF Pro", "Inter"], "fontSize": {"value": \(number(CGFloat(size.points))), \
            "unit": "px"}, "fontWeight": \(DynamicTypeSize.weightNumber(of: style.weight)), "letterSpacing": {"value": \
            \(number(style.kerning)), "unit": "px"}, "lineHeight": \(number(lineHeight))}}
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

    static func group(_ values: [(name: String, json: String)], indent: Int) -> String {
        values.isEmpty ? "" : "{\"color\": \(members(values, indent: indent))}"
    }

    static func members(_ values: [(name: String, json: String)], indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        let lines = ["\"$type\": \"color\""] + values.map { "\"\($0.name)\": {\"$value\": \($0.json)}" }
        return "{\n" + lines.map { "\(space)  \($0)" }.joined(separator: ",\n") + "\n\(space)}"
    }

    private static func json(_ color: UIColor) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let components = [red, green, blue].map { min(max($0, 0), 1) }
        let hex = components.map { component in
            let digits = String(Int((component * 255).rounded()), radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }
        let opacity = alpha < 1 ? ", \"alpha\": \(number(alpha))" : ""
        return """
            {"colorSpace": "srgb", "components": [\(components.map(number).joined(separator: ", "))]\(opacity), \
            "hex": "#\(hex.joined())"}
            """
    }
}

/// A number to a millionth, without a fraction if it is whole.
private func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
}
