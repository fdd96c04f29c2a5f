import DTCGTokens
import DeclarativeCollections
import Foundation
import PortableUIKit

/// Reads the values of a theme from tokens and collects the problems.
package struct ThemeTokens {
    let appearances: TokenAppearances

    /// The tokens that cannot be used, in the order of the theme.
    package private(set) var problems: [TokenProblem] = []

    /// What has no effect on the theme, or another than a designer expects.
    package private(set) var warnings: [TokenProblem] = []

    package init(_ appearances: TokenAppearances) {
        self.appearances = appearances
    }

    /// Returns the points of a spacing or radius; `nil` if there is none or it is invalid.
    package mutating func length(named name: String, in group: String) -> CGFloat? {
        guard let token = appearances.light.named("\(group).\(name)") else { return nil }
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
        color(of: "color.\(name)", allowed: "a color") { if case .color(let color) = $0 { color } else { nil } }
    }

    /// Returns a color that is part of a token in every appearance; `nil` if there is no such token or it is invalid.
    mutating func color(
        of path: String,
        allowed: String,
        _ part: (TokenValue) -> TokenColor?
    ) -> UIColor? {
        var colors: [UIColor] = []
        for tree in appearances.all {
            guard let token = tree.named(path) else { return nil }
            guard let color = part(token.value) else {
                report(token, "is a \(token.type.rawValue)", allowed: allowed)
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
        guard let token = appearances.light.named("typography.\(name)") else { return nil }
        guard case .typography(let typography) = token.value else {
            report(token, "is a \(token.type.rawValue)", allowed: "a typography")
            return nil
        }
        let points = typography.fontSize.points()
        let size = TextStyleSize.nearest(to: points)
        let multiple = size.lineHeightMultiple(of: typography)
        let kerning = typography.letterSpacing.points()
        guard Self.lengths.contains(abs(kerning)), Self.multiples.contains(multiple), Self.fontSizes.contains(points)
        else {
            report(token, "has a size, spacing or line height that no text can have", allowed: nil)
            return nil
        }
        for family in typography.fontFamily where !FontFamily.isAvailable(family) {
            warn(
                token,
                "asks for the font family \"\(family)\", which is not installed; the next one or the system font is used"
            )
        }
        if multiple < Self.leastMultiple {
            warn(token, "has a line height below that of its font, which has no effect")
        }
        return TextStyle(
            size.textStyle,
            fontSize: abs(points - size.points) < 0.01 ? nil : CGFloat(points),
            weight: size.weight(of: typography)?.weight,
            families: typography.fontFamily.first.map(FontFamily.isSystemFont) == true ? [] : typography.fontFamily,
            lineHeightMultiple: CGFloat(max(multiple, 1)),
            kerning: CGFloat(kerning)
        )
    }

    /// Warns of tokens that neither the theme nor another token uses in any context.
    ///
    /// - Parameter used: The pointers of the tokens that are used.
    package mutating func warnOfOthers(than used: Set<String>) {
        let names = Self.paths.sorted()
        for token in appearances.light.tokens where !used.contains(token.path.pointer) {
            let nearest = TokenProblem.suggestion(for: "\(token.path)", among: names)
            warn(token, "has no effect on the parts\(nearest)")
        }
    }

    /// Returns the pointers of the tokens that a theme uses in some of the trees, directly or by reference.
    package static func usedPointers(in trees: [TokenTree]) -> Set<String> {
        let known = paths
        let names = known.sorted()
        var used: Set<String> = []
        for tree in trees {
            let unused = Set(
                tree.unusedTokens { token in
                    known.contains("\(token.path.withoutRoot)") || isNamed(token) && !isSlip(token, names)
                }
                .map(\.path)
            )
            used.formUnion(tree.tokens.filter { !unused.contains($0.path) }.map(\.path.pointer))
        }
        return used
    }

    /// Whether a theme takes a token with any name: contents and documents refer to it by that name.
    private static func isNamed(_ token: Token) -> Bool {
        guard token.path.names.count > 1 else { return false }
        return switch (token.path.names[0], token.type) {
        case ("spacing", .dimension), ("radius", .dimension), ("color", .color), ("typography", .typography): true
        default: false
        }
    }

    /// Whether a token, which may have any name, has nearly that of another.
    private static func isSlip(_ token: Token, _ names: [String]) -> Bool {
        let path = token.path.withoutRoot
        guard let name = path.names.last else { return false }
        let group = path.names.dropLast().joined(separator: ".") + "."
        let neighbors = names.filter { $0.hasPrefix(group) }.map { String($0.dropFirst(group.count)) }
        return name.count > 3
            && !TokenProblem.suggestion(for: name, among: neighbors.filter { !$0.contains(".") }).isEmpty
    }

    /// Returns the spacings with names other than some, in the order of the file. Those in groups have their path as name.
    package func spacings(otherThan known: [String]) -> [NamedSpacing] {
        lengths(in: "spacing", otherThan: known).map { NamedSpacing($0.name, $0.points) }
    }

    /// Returns the radii with names other than some, as ``spacings(otherThan:)``.
    package func radii(otherThan known: [String]) -> [NamedRadius] {
        lengths(in: "radius", otherThan: known).map { NamedRadius($0.name, $0.points) }
    }

    /// Returns the colors with names other than some, as ``spacings(otherThan:)``.
    package mutating func colors(otherThan known: [String]) -> [NamedColor] {
        names(in: "color", otherThan: known, type: .color)
            .compactMap { name in color(named: name).map { NamedColor(name, $0) } }
    }

    /// Returns the text styles with names other than some, as ``spacings(otherThan:)``.
    package mutating func textStyles(otherThan known: [String]) -> [NamedTextStyle] {
        names(in: "typography", otherThan: known, type: .typography)
            .compactMap { name in textStyle(named: name).map { NamedTextStyle(name, $0) } }
    }

    private func lengths(in group: String, otherThan known: [String]) -> [(name: String, points: CGFloat)] {
        names(in: group, otherThan: known, type: .dimension).compactMap { name in
            guard case .dimension(let length)? = appearances.light.named("\(group).\(name)")?.value,
                Self.lengths.contains(length.points())
            else { return nil }
            return (name, CGFloat(length.points()))
        }
    }

    private func names(in group: String, otherThan known: [String], type: TokenType) -> [String] {
        appearances.light.tokens.compactMap { token in
            let names = token.path.withoutRoot.names
            guard names.count > 1, names[0] == group, token.type == type else { return nil }
            let name = names.dropFirst().joined(separator: ".")
            return known.contains(name) ? nil : name
        }
    }

    mutating func warn(_ token: Token, _ message: String) {
        let problem = TokenProblem(
            severity: .warning,
            file: token.file,
            line: token.line,
            column: token.column,
            message: "\(token.path) \(message)",
            pointer: token.path.pointer
        )
        if !warnings.contains(problem) { warnings.append(problem) }
    }

    mutating func report(_ token: Token, _ message: String, allowed: String?) {
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
    static let lengths = 0.0...1_000
    /// The durations of animations, in seconds.
    static let durations = 0.05...60.0
    private static let multiples = 0.0...10
    private static let fontSizes = 1.0...1_000
    /// Below this the line height of a style is not that of its font rounded.
    private static let leastMultiple = 0.98
}

extension ThemeTokens {
    /// The colors of palettes by the names of their tokens.
    package static var colors: [(key: String, value: WritableKeyPath<Palette, UIColor>)] {
        let tints = Set(Tint.allCases.map(\.rawValue))
        return Palette.paths.map { (tints.contains($0.key) ? "tint.\($0.key)" : $0.key, $0.value) }
    }

    package static var textStyles: KeyValuePairs<String, WritableKeyPath<Typography, TextStyle>> {
        [
            "display": \.display, "largeTitle": \.largeTitle, "heading": \.heading, "title": \.title,
            "subtitle": \.subtitle, "detail": \.detail, "badge": \.badge, "largeHeader": \.largeHeader,
            "smallHeader": \.smallHeader, "footer": \.footer, "button": \.button,
        ]
    }

    package static var spacings: KeyValuePairs<String, WritableKeyPath<SpacingScale, CGFloat>> {
        [
            "xxxs": \.xxxs, "xxs": \.xxs, "xs": \.xs, "s": \.s, "m": \.m, "mplus": \.mplus, "l": \.l, "xl": \.xl,
        ]
    }

    /// The distance of texts from the top and the bottom of their row, which themes need not have.
    package static let row = "row"

    package static var radii: KeyValuePairs<String, WritableKeyPath<CornerRadii, CGFloat>> {
        ["small": \.small, "medium": \.medium, "large": \.large]
    }
}

extension ThemeTokens {
    package static var strokes: KeyValuePairs<String, WritableKeyPath<StrokeScale, CGFloat>> {
        [
            "outline": \.outline, "icon": \.icon, "control": \.control, "chosenControl": \.chosenControl,
            "checkmark": \.checkmark, "chevron": \.chevron, "rim": \.rim, "ring": \.ring,
        ]
    }

    package static var opacities: KeyValuePairs<String, WritableKeyPath<OpacityScale, CGFloat>> {
        [
            "disabled": \.disabled, "pressed": \.pressed, "pressedContent": \.pressedContent, "highlight": \.highlight,
            "track": \.track, "shimmer": \.shimmer, "imageGround": \.imageGround,
        ]
    }

    package static var surfaces: KeyValuePairs<String, WritableKeyPath<ThemeDetails, CardSurface>> {
        ["card": \.card, "bar": \.bar]
    }

    /// The paths of all tokens that a theme uses.
    package static var paths: Set<String> {
        func paths(_ group: String, _ names: [String]) -> [String] { names.map { "\(group).\($0)" } }
        let surfaces = surfaces.map(\.key)
        return Set(
            paths("color", colors.map(\.key)) + paths("typography", textStyles.map(\.key))
                + paths("spacing", spacings.map(\.key) + [row]) + paths("radius", radii.map(\.key))
                + paths("stroke", strokes.map(\.key)) + paths("opacity", opacities.map(\.key)) + [
                    "duration.shimmer", "duration.change", "transition.change",
                ]
                + paths("shadow", surfaces) + paths("border", surfaces) + paths("gradient", surfaces)
        )
    }
}

extension TokenTree {
    /// The token with a path, or the root token of the group with that path, which stands for the group: `color.accent` is also
    /// `color.accent.$root`.
    package func named(_ path: String) -> Token? { self[path] ?? self["\(path).$root"] }
}

extension UIColor {
    /// Creates the closest color of sRGB.
    package convenience init(_ color: TokenColor) {
        let components = color.mapped(into: .sRGB).components.map { CGFloat(min(max($0 ?? 0, 0), 1)) }
        self.init(red: components[0], green: components[1], blue: components[2], alpha: CGFloat(color.alpha))
    }
}
