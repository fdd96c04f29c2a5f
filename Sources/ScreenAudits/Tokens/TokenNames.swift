import CellParts
import PortableUIKit

/// The names that colors and fonts have in the tokens of a theme: `color.accent`, `typography.title`.
public struct TokenNames: Sendable {
    private let colors: [(name: String, color: UIColor)]
    /// Translucent colors that look like a token on the background.
    private let overlays: [(name: String, color: UIColor)]
    private let styles: [(name: String, style: TextStyle)]
    private let opacities: [CGFloat]

    /// Creates the names of a theme.
    ///
    /// - Parameters:
    ///   - theme: The theme, whose names come first.
    ///   - colors: Further colors with their names.
    ///   - styles: Further text styles with their names.
    ///   - opacities: Opacities that colors may have, beside those that the parts draw with.
    public init(
        _ theme: CellTheme,
        colors: [(name: String, color: UIColor)] = [],
        styles: [(name: String, style: TextStyle)] = [],
        opacities: [CGFloat] = []
    ) {
        let overlays = [
            (name: "color.fill", color: theme.palette.overlayFill),
            (name: "color.separator", color: theme.palette.overlaySeparator),
        ]
        self.colors = Self.colors(of: theme) + colors
        self.overlays = overlays
        self.styles = Self.textStyles(of: theme) + styles
        self.opacities = Opacities.named.map(\.value) + opacities
    }

    /// Returns the name of a color; nil if it is no token.
    ///
    /// - Parameters:
    ///   - color: The color. If it is translucent, its opacity follows the name: `color.warning at 30%`.
    ///   - isText: Whether it is the color of a text: of tokens with the same color, one for texts is named.
    ///   - traits: The traits of the view that has the color.
    public func name(of color: UIColor, isText: Bool = false, in traits: UITraitCollection) -> String? {
        let wanted = Components(color, traits)
        if let overlay = overlays.first(where: { Components($0.color, traits).isEqual(to: wanted) }) {
            return overlay.name
        }
        let all = colors.filter { Components($0.color, traits).hasSameColor(as: wanted) }.map(\.name)
        guard let name = all.first(where: { isText && $0.hasSuffix("Text") }) ?? all.first else { return nil }
        if wanted.isOpaque { return name }
        guard opacities.contains(where: { abs($0 - wanted.alpha) < Components.tolerance }) else { return nil }
        return "\(name) at \(SpacingGap.number(wanted.alpha * 100))%"
    }

    /// Returns the name of a font; nil if no text style has its family and size.
    ///
    /// - Parameters:
    ///   - font: The font. If it is the font of a style in another weight, that follows the name.
    ///   - traits: The traits of the view that has the font.
    public func name(of font: UIFont, in traits: UITraitCollection) -> String? {
        let fonts = styles.map { (name: $0.name, font: $0.style.font(compatibleWith: traits)) }
            .filter { abs($0.font.pointSize - font.pointSize) < 0.01 && $0.font.familyName == font.familyName }
        if let same = fonts.first(where: { $0.font.fontName == font.fontName }) { return same.name }
        return fonts.first.map { "\($0.name) in another weight" }
    }

    /// The colors of a theme with their names.
    package static func colors(of theme: CellTheme) -> [(name: String, color: UIColor)] {
        ThemeTokens.colors.map { ("color.\($0.key)", theme.palette[keyPath: $0.value]) }
            + theme.palette.others.map { ("color.\($0.name)", $0.color) }
    }

    /// The text styles of a theme with their names.
    package static func textStyles(of theme: CellTheme) -> [(name: String, style: TextStyle)] {
        ThemeTokens.textStyles.map { ("typography.\($0.key)", theme.typography[keyPath: $0.value]) }
            + theme.typography.others.map { ("typography.\($0.name)", $0.style) }
    }

    /// Returns a color as `#rrggbb`, with its opacity in percent if it is translucent.
    package static func notation(of color: UIColor, in traits: UITraitCollection) -> String {
        Components(color, traits).notation
    }

    /// A color in components of sRGB, from 0 to 1.
    struct Components {
        static let tolerance: CGFloat = 1 / 255

        private(set) var red: CGFloat = 0
        private(set) var green: CGFloat = 0
        private(set) var blue: CGFloat = 0
        private(set) var alpha: CGFloat = 0

        init(_ color: UIColor, _ traits: UITraitCollection) {
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        }

        var isClear: Bool { alpha < Self.tolerance }
        var isOpaque: Bool { alpha > 1 - Self.tolerance }

        func hasSameColor(as other: Components) -> Bool {
            abs(red - other.red) < Self.tolerance && abs(green - other.green) < Self.tolerance
                && abs(blue - other.blue) < Self.tolerance
        }

        func isEqual(to other: Components) -> Bool {
            hasSameColor(as: other) && abs(alpha - other.alpha) < Self.tolerance
        }

        /// The color as `#rrggbb`, with its opacity in percent if it is translucent.
        var notation: String {
            let hex = [red, green, blue].map { component in
                let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }
            return "#" + hex.joined() + (isOpaque ? "" : " at \(SpacingGap.number(alpha * 100))%")
        }
    }
}
