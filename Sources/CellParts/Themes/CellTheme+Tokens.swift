import DTCGTokens
import PortableUIKit

extension CellTheme {
    /// Creates a theme from design tokens, such as a brand's file that an app downloads.
    ///
    /// ```swift
    /// let brand = try TokenResolver(contentsOf: url)
    /// let theme = try CellTheme(tokens: brand, context: ["density": "compact"])
    /// ```
    ///
    /// The tokens are those of the groups `spacing`, `radius`, `color`, `typography`, `stroke`, `opacity`, `duration`, `shadow`,
    /// `border` and `gradient` with the names of this module, such as `spacing.m`, `radius.small`, `color.accent`,
    /// `color.tint.blue`, `typography.title`, `stroke.outline`, `shadow.card` and `gradient.bar`. Others have no effect, which
    /// ``warnings(for:context:)`` tells, and what the tokens leave out is as in `base`. Colors, text styles, spacings and radii with other
    /// names are the `others` of their kind, which contents and documents use by name. Colors adapt to the appearance if a modifier has the context `dark`, unless `context` names one; see
    /// `TokenAppearances` of `DTCGTokens`. Texts have any size and the families that are installed, and grow as the Dynamic Type
    /// style of the nearest size does.
    ///
    /// Colors are compared by identity: create a theme once, not with every state.
    ///
    /// - Parameters:
    ///   - tokens: The file or resolver document.
    ///   - context: The contexts of its modifiers; those with a default can be left out.
    ///   - base: The theme with the values that the tokens leave out.
    /// - Throws: All tokens that have another type than their name asks for, or a value that no layout can have.
    public init(
        tokens: TokenResolver,
        context: TokenContext = [:],
        base: CellTheme = .standard
    ) throws(TokenError) {
        var reader = ThemeTokens(try TokenAppearances(tokens, context: context))
        var palette = base.palette
        for (name, path) in ThemeTokens.colors {
            if let color = reader.color(named: name) { palette[keyPath: path] = color }
        }
        palette.others = reader.colors(otherThan: ThemeTokens.colors.map(\.key))
        var typography = base.typography
        for (name, path) in ThemeTokens.textStyles {
            if let style = reader.textStyle(named: name) { typography[keyPath: path] = style }
        }
        typography.others = reader.textStyles(otherThan: ThemeTokens.textStyles.map(\.key))
        var spacing = base.spacing
        for (name, path) in ThemeTokens.spacings {
            if let points = reader.length(named: name, in: "spacing") { spacing[keyPath: path] = points }
        }
        if let points = reader.length(named: ThemeTokens.row, in: "spacing") { spacing.row = points }
        spacing.others = reader.spacings(otherThan: ThemeTokens.spacings.map(\.key) + [ThemeTokens.row])
        var radii = base.cornerRadii
        for (name, path) in ThemeTokens.radii {
            if let points = reader.length(named: name, in: "radius") { radii[keyPath: path] = points }
        }
        radii.others = reader.radii(otherThan: ThemeTokens.radii.map(\.key))
        let details = reader.details(base: base.details)
        guard reader.problems.isEmpty else { throw TokenError(problems: reader.problems) }
        self.init(
            palette: palette,
            typography: typography,
            spacing: spacing,
            cornerRadii: radii,
            accessoryAlignment: base.accessoryAlignment,
            details: details
        )
    }

    /// Returns what in some tokens has no effect on a theme, or another than a designer expects: names that no theme has, families
    /// of fonts that are not installed, and parts of shadows that are not drawn. Values that no theme can have, for which
    /// ``init(tokens:context:base:)`` throws, are problems of the severity `error`.
    ///
    /// - Throws: As ``init(tokens:context:base:)``.
    public static func warnings(
        for tokens: TokenResolver,
        context: TokenContext = [:]
    ) throws(TokenError) -> [TokenProblem] {
        try warnings(for: tokens, contexts: [context])
    }

    /// Returns the warnings for some contexts, each once. All contexts are evaluated once for all of them.
    package static func warnings(
        for tokens: TokenResolver,
        contexts: [TokenContext]
    ) throws(TokenError) -> [TokenProblem] {
        let used = ThemeTokens.usedPointers(in: tokens.contexts.compactMap { try? tokens.tree(for: $0) })
        var warnings: [TokenProblem] = []
        for context in contexts {
            var reader = ThemeTokens(try TokenAppearances(tokens, context: context))
            for (name, _) in ThemeTokens.colors { _ = reader.color(named: name) }
            for (name, _) in ThemeTokens.textStyles { _ = reader.textStyle(named: name) }
            for (name, _) in ThemeTokens.spacings { _ = reader.length(named: name, in: "spacing") }
            _ = reader.length(named: ThemeTokens.row, in: "spacing")
            for (name, _) in ThemeTokens.radii { _ = reader.length(named: name, in: "radius") }
            _ = reader.colors(otherThan: ThemeTokens.colors.map(\.key))
            _ = reader.textStyles(otherThan: ThemeTokens.textStyles.map(\.key))
            _ = reader.details(base: .standard)
            reader.warnOfOthers(than: used)
            warnings += (reader.problems + reader.warnings).filter { !warnings.contains($0) }
        }
        return warnings
    }
}

extension CellTheme {
    /// Returns the theme with the value that a token has in another theme; nil if themes have no such token.
    ///
    /// - Parameters:
    ///   - token: The path of the token, such as `spacing.m`.
    ///   - other: The theme with the value.
    package func replacing(_ token: String, from other: CellTheme) -> CellTheme? {
        let token = TokenPath(token).withoutRoot.description
        func replaced<Part, Value>(
            _ group: String,
            _ part: WritableKeyPath<CellTheme, Part>,
            _ values: some Sequence<(key: String, value: WritableKeyPath<Part, Value>)>
        ) -> CellTheme? {
            guard let path = values.first(where: { "\(group).\($0.key)" == token })?.value else { return nil }
            var copy = self
            copy[keyPath: part.appending(path: path)] = other[keyPath: part.appending(path: path)]
            return copy
        }
        return replaced("spacing", \.spacing, ThemeTokens.spacings)
            ?? replaced("radius", \.cornerRadii, ThemeTokens.radii)
            ?? replaced("typography", \.typography, ThemeTokens.textStyles)
            ?? replaced("color", \.palette, ThemeTokens.colors)
    }
}
