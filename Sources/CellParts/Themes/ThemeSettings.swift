import DeclarativeCollections

/// What surroundings change in the theme of their views: the language of texts and the density of rows.
@MainActor
enum ThemeSettings {
    private struct Change: Equatable {
        let theme: CellTheme
        let language: String
        let density: RowDensity
    }

    /// The last theme, which most views share.
    private static var last: (change: Change, result: CellTheme)?

    /// Returns a theme as the view that is being measured or updated has it.
    static func apply(to theme: CellTheme) -> CellTheme {
        let environment = CollectionViewEnvironment.current
        let language = environment[TextLanguageKey.self]
        let density = environment[RowDensityKey.self]
        guard !language.isEmpty || density != .regular else { return theme }
        let change = Change(theme: theme, language: language, density: density)
        if let last, last.change == change { return last.result }
        var result = theme
        if !language.isEmpty { result.typography.setLanguage(language) }
        if let inset = density.rowInset(theme.spacing) { result.spacing.row = inset }
        last = (change, result)
        return result
    }
}
