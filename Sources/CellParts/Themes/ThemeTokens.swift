import DTCGTokens
import DeclarativeCollections
import Foundation
import PortableUIKit

/// Reads the values of a theme from tokens and collects the problems.
package struct ThemeTokens {
    private let appearances: TokenAppearances

    /// The tokens that cannot be used, in the order of the theme.
    package private(set) var problems: [TokenProblem] = []

    /// What has no effect on the theme, or another than a designer expects.
    package private(set) var warnings: [TokenProblem] = []

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
        color(of: "color.\(name)", allowed: "a color") { if case .color(let color) = $0 { color } else { nil } }
    }

    /// Returns a color that is part of a token in every appearance; `nil` if there is no such token or it is invalid.
    private mutating func color(
        of path: String,
        allowed: String,
        _ part: (TokenValue) -> TokenColor?
    ) -> UIColor? {
        var colors: [UIColor] = []
        for tree in appearances.all {
            guard let token = tree[path] else { return nil }
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
        guard let token = appearances.light["typography.\(name)"] else { return nil }
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

    /// Returns what the tokens say about strokes, opacities, durations and surfaces; the rest is that of a base.
    package mutating func details(base: ThemeDetails) -> ThemeDetails {
        var details = base
        for (name, path) in Self.strokes {
            if let points = length(named: name, in: "stroke") { details.strokes[keyPath: path] = points }
        }
        for (name, path) in Self.opacities {
            if let opacity = opacity(named: name) { details.opacities[keyPath: path] = opacity }
        }
        if let seconds = seconds(named: "shimmer") { details.shimmerDuration = seconds }
        for (name, path) in Self.surfaces {
            if let shadow = shadow(named: name) { details[keyPath: path].shadow = shadow }
            if let border = border(named: name) {
                details[keyPath: path].borderColor = border.color
                details[keyPath: path].borderWidth = border.width
            }
            if let gradient = gradient(named: name) { details[keyPath: path].gradient = gradient }
        }
        return details
    }

    private mutating func opacity(named name: String) -> CGFloat? {
        guard let token = appearances.light["opacity.\(name)"] else { return nil }
        guard case .number(let number) = token.value, (0...1).contains(number) else {
            report(token, "is no opacity", allowed: "a number from 0 to 1")
            return nil
        }
        return CGFloat(number)
    }

    private mutating func seconds(named name: String) -> TimeInterval? {
        guard let token = appearances.light["duration.\(name)"] else { return nil }
        let limit = 0.05...60.0
        guard case .duration(let duration) = token.value, limit.contains(duration.seconds) else {
            report(token, "is no duration that an animation can have", allowed: "a duration from 50 ms to 60 s")
            return nil
        }
        return duration.seconds
    }

    private mutating func shadow(named name: String) -> CardShadow? {
        let path = "shadow.\(name)"
        guard let token = appearances.light[path] else { return nil }
        guard case .shadow(let layers) = token.value, let shadow = layers.first else {
            report(token, "is a \(token.type.rawValue)", allowed: "a shadow")
            return nil
        }
        let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur].map { $0.points() }
        guard lengths.allSatisfy({ Self.lengths.contains(abs($0)) }) else {
            report(
                token,
                "has a length that no shadow can have",
                allowed: "up to \(Int(Self.lengths.upperBound)) points"
            )
            return nil
        }
        if layers.count > 1 { warn(token, "has several layers, of which only the first has an effect") }
        if shadow.isInset { warn(token, "is inside of the shape, which has no effect: it is drawn outside") }
        if shadow.spread.points() != 0 { warn(token, "has a spread, which has no effect") }
        let color = color(of: path, allowed: "a shadow") { value in
            if case .shadow(let layers) = value { layers.first?.color } else { nil }
        }
        return color.map {
            CardShadow(
                color: $0.withoutAlpha,
                opacity: CGFloat(shadow.color.alpha),
                radius: CGFloat(lengths[2] / 2),
                offset: CGSize(width: lengths[0], height: lengths[1])
            )
        }
    }

    private mutating func border(named name: String) -> (color: UIColor, width: CGFloat)? {
        let path = "border.\(name)"
        guard let token = appearances.light[path] else { return nil }
        guard case .border(let border) = token.value else {
            report(token, "is a \(token.type.rawValue)", allowed: "a border")
            return nil
        }
        let width = border.width.points()
        guard Self.lengths.contains(width) else {
            report(token, "is \(width) points wide", allowed: "from 0 to \(Int(Self.lengths.upperBound))")
            return nil
        }
        if border.style != .line(.solid) { warn(token, "has a style other than solid, which has no effect") }
        return color(of: path, allowed: "a border") { if case .border(let border) = $0 { border.color } else { nil } }
            .map { ($0, CGFloat(width)) }
    }

    private mutating func gradient(named name: String) -> CardGradient? {
        let path = "gradient.\(name)"
        guard let token = appearances.light[path] else { return nil }
        guard case .gradient(let stops) = token.value else {
            report(token, "is a \(token.type.rawValue)", allowed: "a gradient")
            return nil
        }
        let found = stops.indices.compactMap { index in
            color(of: path, allowed: "a gradient") { value in
                guard case .gradient(let stops) = value else { return nil }
                return stops.indices.contains(index) ? stops[index].color : stops.last?.color
            }.map { CardGradient.Stop(color: $0, position: CGFloat(stops[index].position)) }
        }
        return CardGradient(stops: found)
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
                    known.contains("\(token.path)") || isNamed(token) && !isSlip(token, names)
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
        let group = token.path.names.dropLast().joined(separator: ".") + "."
        let neighbors = names.filter { $0.hasPrefix(group) }.map { String($0.dropFirst(group.count)) }
        return token.name.count > 3
            && !TokenProblem.suggestion(for: token.name, among: neighbors.filter { !$0.contains(".") }).isEmpty
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
            guard case .dimension(let length)? = appearances.light["\(group).\(name)"]?.value,
                Self.lengths.contains(length.points())
            else { return nil }
            return (name, CGFloat(length.points()))
        }
    }

    private func names(in group: String, otherThan known: [String], type: TokenType) -> [String] {
        appearances.light.tokens.compactMap { token in
            guard token.path.names.count > 1, token.path.names[0] == group, token.type == type else { return nil }
            let name = token.path.names.dropFirst().joined(separator: ".")
            return known.contains(name) ? nil : name
        }
    }

    private mutating func warn(_ token: Token, _ message: String) {
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
                + paths("stroke", strokes.map(\.key)) + paths("opacity", opacities.map(\.key)) + ["duration.shimmer"]
                + paths("shadow", surfaces) + paths("border", surfaces) + paths("gradient", surfaces)
        )
    }
}

extension UIColor {
    /// The color in every appearance without its opacity.
    fileprivate var withoutAlpha: UIColor { UIColor { self.resolvedColor(with: $0).withAlphaComponent(1) } }

    /// Creates the closest color of sRGB.
    package convenience init(_ color: TokenColor) {
        let components = color.mapped(into: .sRGB).components.map { CGFloat(min(max($0 ?? 0, 0), 1)) }
        self.init(red: components[0], green: components[1], blue: components[2], alpha: CGFloat(color.alpha))
    }
}
