import DTCGTokens
import PortableUIKit

/// Reads the values of a theme from tokens and collects the problems.
package struct ThemeTokens {
    private let appearances: TokenAppearances

    /// The tokens that cannot be used, in the order of the theme.
    package private(set) var problems: [TokenProblem] = []

    package init(_ appearances: TokenAppearances) {
        self.appearances = appearances
    }

    /// Returns the points of a spacing or radius; `nil` if there is none or it is invalid.
    package mutating func length(named name: String, in group: String) -> CGFloat? {
        guard let token = appearances.light["\(group).\(name)"] else { return nil }
        guard case .dimension(let dimension) = token.value else {
            report(token, "is a \(token.type.rawValue)", allowed: "a dimension")
            return nil
        }
        let points = dimension.points()
        guard Self.lengths.contains(points) else {
            report(token, "is \(points) points", allowed: "from 0 to \(Int(Self.lengths.upperBound))")
            return nil
        }
        return CGFloat(points)
    }

    /// Returns the dynamic color; `nil` if there is none or it is invalid.
    package mutating func color(named name: String) -> UIColor? {
        var colors: [UIColor] = []
        for tree in appearances.all {
            guard let token = tree["color.\(name)"] else { return nil }
            guard case .color(let color) = token.value else {
                report(token, "is a \(token.type.rawValue)", allowed: "a color")
                return nil
            }
            colors.append(UIColor(color))
        }
        let (light, dark, lightHighContrast, darkHighContrast) = (colors[0], colors[1], colors[2], colors[3])
        return UIColor { traits in
            let isContrastHigh = traits.accessibilityContrast == .high
            return traits.userInterfaceStyle == .dark
                ? isContrastHigh ? darkHighContrast : dark
                : isContrastHigh ? lightHighContrast : light
        }
    }

    /// Returns the text style of a token of the group `typography`; `nil` if there is none or it is invalid.
    package mutating func textStyle(named name: String) -> TextStyle? {
        guard let token = appearances.light["typography.\(name)"] else { return nil }
        guard case .typography(let typography) = token.value else {
            report(token, "is a \(token.type.rawValue)", allowed: "a typography")
            return nil
        }
        let points = typography.fontSize.points()
        let size = TextStyleSize.nearest(to: points)
        let multiple = size.lineHeightMultiple(of: typography)
        let kerning = typography.letterSpacing.points()
        guard Self.lengths.contains(abs(kerning)), Self.multiples.contains(multiple), Self.lengths.contains(points)
        else {
            report(token, "has a size, spacing or line height that no text can have", allowed: nil)
            return nil
        }
        return TextStyle(
            size.textStyle,
            weight: size.weight(of: typography)?.weight,
            lineHeightMultiple: CGFloat(max(multiple, 1)),
            kerning: CGFloat(kerning)
        )
    }

    /// Returns the spacings with names other than some, in the order of the file. Those in groups have their path as name.
    package func spacings(otherThan known: [String]) -> [NamedSpacing] {
        appearances.light.tokens.compactMap { token in
            guard token.path.names.count > 1, token.path.names[0] == "spacing" else { return nil }
            let name = token.path.names.dropFirst().joined(separator: ".")
            guard !known.contains(name), case .dimension(let length) = token.value,
                Self.lengths.contains(length.points())
            else { return nil }
            return NamedSpacing(name, CGFloat(length.points()))
        }
    }

    private mutating func report(_ token: Token, _ message: String, allowed: String?) {
        let problem = TokenProblem(
            severity: .error,
            file: token.file,
            line: token.line,
            column: token.column,
            message: "\(token.path) \(message)",
            pointer: token.path.pointer,
            allowed: allowed
        )
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// The lengths that layouts accept, in points: far beyond any screen, and within what sums of them can hold exactly.
    private static let lengths = 0.0...1_000
    private static let multiples = 0.0...10
}

extension ThemeTokens {
    package static var colors: KeyValuePairs<String, WritableKeyPath<Palette, UIColor>> {
        [
            "background": \.background, "card": \.card, "pressedBackground": \.pressedBackground,
            "primaryText": \.primaryText, "secondaryText": \.secondaryText, "accent": \.accent, "success": \.success,
            "warning": \.warning,
            "destructive": \.destructive, "inverseText": \.inverseText, "fill": \.fill, "control": \.control,
            "separator": \.separator, "placeholder": \.placeholder,
            "tint.blue": \.tints.blue, "tint.green": \.tints.green, "tint.orange": \.tints.orange,
            "tint.red": \.tints.red, "tint.gray": \.tints.gray,
        ]
    }

    package static var textStyles: KeyValuePairs<String, WritableKeyPath<Typography, TextStyle>> {
        [
            "title": \.title, "subtitle": \.subtitle, "detail": \.detail, "badge": \.badge,
            "largeHeader": \.largeHeader,
            "smallHeader": \.smallHeader, "footer": \.footer, "button": \.button,
        ]
    }

    package static var spacings: KeyValuePairs<String, WritableKeyPath<SpacingScale, CGFloat>> {
        [
            "xxxs": \.xxxs, "xxs": \.xxs, "xs": \.xs, "s": \.s, "m": \.m, "mplus": \.mplus, "l": \.l, "xl": \.xl,
        ]
    }

    package static var radii: KeyValuePairs<String, WritableKeyPath<CornerRadii, CGFloat>> {
        ["small": \.small, "medium": \.medium, "large": \.large]
    }
}

extension UIColor {
    /// Creates the closest color of sRGB.
    package convenience init(_ color: TokenColor) {
        let components = color.mapped(into: .sRGB).components.map { CGFloat(min(max($0 ?? 0, 0), 1)) }
        self.init(red: components[0], green: components[1], blue: components[2], alpha: CGFloat(color.alpha))
    }
}
