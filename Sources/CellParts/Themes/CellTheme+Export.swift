import DeclarativeCollections
import DTCGTokens
import PortableUIKit
import PositionedJSON

extension CellTheme {
    /// The theme as a file of design tokens, which a designer imports and ``init(tokens:context:base:)`` reads again.
    ///
    /// It is a resolver document in the format of the Design Tokens Community Group, 2025.10, with everything that a theme reads
    /// from tokens: the groups `spacing`, `radius`, `typography` and `color`, also with the names that an app added, and the
    /// strokes, opacities, durations, shadows, borders and gradients that the parts draw with. Colors are in sRGB, for the
    /// contexts `light`, `dark`, `light-high-contrast` and `dark-high-contrast` of the modifier `appearance`; what has another
    /// color in one of the last three is written there again. Font sizes are those of the standard text size.
    ///
    /// - Parameter name: The name in the document.
    /// - Returns: Indented JSON, the same for equal themes.
    public func designTokens(name: String = "Honeycomb") -> String {
        let light = ExportedTokens(self, isDark: false, isContrastHigh: false)
        let contexts = [
            ("dark", true, false), ("light-high-contrast", false, true), ("dark-high-contrast", true, true),
        ]
        .map { context, isDark, isContrastHigh in
            let groups = ExportedTokens(self, isDark: isDark, isContrastHigh: isContrastHigh).groups(otherThanIn: light)
            let members = groups.map { $0.member(indent: 10) }.joined(separator: ",\n          ")
            return "\"\(context)\": [" + (groups.isEmpty ? "" : "{\n          \(members)\n        }") + "]"
        }
        return """
            {
              "name": \(name.jsonQuoted),
              "version": "2025.10",
              "sets": {
                "standard": {
                  "sources": [
                    {
                      \(light.groups.map { $0.member(indent: 10) }.joined(separator: ",\n          "))
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
}

/// The tokens of a theme in one appearance.
private struct ExportedTokens {
    /// The tokens of one type.
    struct Group {
        let name: String
        let type: String
        /// The names below the group, with dots between their parts, and the values in JSON.
        var values: [(name: String, json: String)]
    }

    let groups: [Group]

    init(_ theme: CellTheme, isDark: Bool, isContrastHigh: Bool) {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
            UITraitCollection(accessibilityContrast: isContrastHigh ? .high : .normal),
        ])
        let details = theme.details
        func color(_ color: UIColor) -> String { Self.json(color.resolvedColor(with: traits)) }
        func lengths(_ name: String, _ values: [(String, CGFloat)]) -> Group {
            Group(name: name, type: "dimension", values: values.map { ($0.0, Self.length($0.1)) })
        }
        func surfaces(_ name: String, _ json: (CardSurface) -> String?) -> Group {
            let values = ThemeTokens.surfaces.compactMap { name, path in json(details[keyPath: path]).map { (name, $0) }
            }
            return Group(name: name, type: name, values: values)
        }
        let spacings =
            ThemeTokens.spacings.map { ($0.key, theme.spacing[keyPath: $0.value]) }
            + [theme.spacing.row.map { (ThemeTokens.row, $0) }].compactMap { $0 }
            + theme.spacing.others.map { ($0.name, $0.value) }
        let opacities = ThemeTokens.opacities.map { ($0.key, details.opacities[keyPath: $0.value].tokenNotation) }
        let texts =
            ThemeTokens.textStyles.map { ($0.key, theme.typography[keyPath: $0.value]) }
            + theme.typography.others.map { ($0.name, $0.style) }
        let colors =
            ThemeTokens.colors.map { ($0.key, theme.palette[keyPath: $0.value]) }
            + theme.palette.others.map { ($0.name, $0.color) }
        let all = [
            lengths("spacing", spacings),
            lengths("radius", theme.cornerRadii.named.map { ($0.name, $0.value) }),
            lengths("stroke", ThemeTokens.strokes.map { ($0.key, details.strokes[keyPath: $0.value]) }),
            Group(name: "opacity", type: "number", values: opacities),
            Group(name: "duration", type: "duration", values: [("shimmer", Self.duration(details.shimmerDuration))]),
            Group(
                name: "transition",
                type: "transition",
                values: details.changeMotion.map { [("change", Self.transition($0))] } ?? []
            ),
            surfaces("shadow") { $0.shadow.map { Self.shadow($0, color) } },
            surfaces("border") { surface in
                guard let border = surface.borderColor, let width = surface.borderWidth else { return nil }
                return "{\"color\": \(color(border)), \"width\": \(Self.length(width)), \"style\": \"solid\"}"
            },
            surfaces("gradient") { surface in
                guard let stops = surface.gradient?.stops, !stops.isEmpty else { return nil }
                let json = stops.map { "{\"color\": \(color($0.color)), \"position\": \($0.position.tokenNotation)}" }
                return "[\(json.joined(separator: ", "))]"
            },
            Group(name: "typography", type: "typography", values: texts.map { ($0.0, Self.text($0.1)) }),
            Group(name: "color", type: "color", values: colors.map { ($0.0, color($0.1)) }),
        ]
        groups = all.filter { !$0.values.isEmpty }
    }

    /// The tokens that another appearance of the same theme has with other values.
    func groups(otherThanIn other: ExportedTokens) -> [Group] {
        zip(groups, other.groups).compactMap { group, other in
            var group = group
            group.values = zip(group.values, other.values).filter { $0.json != $1.json }.map(\.0)
            return group.values.isEmpty ? nil : group
        }
    }

    private static func length(_ points: CGFloat) -> String {
        "{\"value\": \(points.tokenNotation), \"unit\": \"px\"}"
    }

    private static func duration(_ seconds: TimeInterval) -> String {
        "{\"value\": \(CGFloat(seconds).tokenNotation), \"unit\": \"s\"}"
    }

    private static func transition(_ motion: ChangeMotion) -> String {
        let points = motion.curve.points.map { CGFloat($0).tokenNotation }.joined(separator: ", ")
        return """
            {"duration": \(duration(motion.duration)), "delay": \(duration(0)), "timingFunction": [\(points)]}
            """
    }

    private static func shadow(_ shadow: CardShadow, _ json: (UIColor) -> String) -> String {
        let color = json(UIColor { shadow.color.resolvedColor(with: $0).withAlphaComponent(shadow.opacity) })
        return """
            {"color": \(color), "offsetX": \(length(shadow.offset.width)), \
            "offsetY": \(length(shadow.offset.height)), "blur": \(length(shadow.radius * 2)), "spread": \(length(0))}
            """
    }

    private static func text(_ style: TextStyle) -> String {
        let size = TextStyleSize.size(of: style.textStyle)
        let lineHeight = CGFloat(size.lineHeight / size.points) * style.lineHeightMultiple
        let families = style.families.isEmpty ? ["SF Pro", "Inter"] : style.families
        let names = families.map(\.jsonQuoted)
        let points = style.fontSize ?? CGFloat(size.points)
        return """
            {"fontFamily": [\(names.joined(separator: ", "))], "fontSize": {"value": \(points.tokenNotation), \
            "unit": "px"}, "fontWeight": \(TextStyleSize.weightNumber(of: style.weight)), "letterSpacing": {"value": \
            \(style.kerning.tokenNotation), "unit": "px"}, "lineHeight": \(lineHeight.tokenNotation)}
            """
    }

    private static func json(_ color: UIColor) -> String {
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

extension ExportedTokens.Group {
    /// The group as a member of an object whose members have an indent.
    func member(indent: Int) -> String {
        var known: Set<[Substring]> = []
        let tree = values.map { (path: $0.name.split(separator: ".")[...], json: $0.json) }
            .filter { known.insert(Array($0.path)).inserted }
        return "\(name.jsonQuoted): " + Self.object(tree, first: "\"$type\": \"\(type)\"", indent: indent)
    }

    /// An object with a token or a group for each first part of the paths, which all differ. A token whose name is also that of
    /// a group is the `$root` of the group.
    private static func object(
        _ tokens: [(path: ArraySlice<Substring>, json: String)],
        first: String? = nil,
        indent: Int
    ) -> String {
        let space = String(repeating: " ", count: indent)
        var names: [Substring] = []
        for token in tokens where !names.contains(token.path.first ?? "$root") {
            names.append(token.path.first ?? "$root")
        }
        let members = names.map { name in
            let inner = tokens.filter { ($0.path.first ?? "$root") == name }
            let isToken = inner.count == 1 && inner[0].path.count <= 1
            let value =
                isToken
                ? "{\"$value\": \(inner[0].json)}"
                : object(inner.map { ($0.path.dropFirst(), $0.json) }, indent: indent + 2)
            return "\(space)  \(String(name).jsonQuoted): \(value)"
        }
        return "{\n" + ([first.map { "\(space)  \($0)" }].compactMap { $0 } + members).joined(separator: ",\n")
            + "\n\(space)}"
    }
}

extension CGFloat {
    /// The number to a millionth, without a fraction if it is whole.
    fileprivate var tokenNotation: String {
        let rounded = (Double(self) * 1_000_000).rounded() / 1_000_000
        return rounded == rounded.rounded() && Swift.abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }
}
