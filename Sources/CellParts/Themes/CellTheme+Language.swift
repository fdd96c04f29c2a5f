import DeclarativeCollections

/// The environment key of the language of texts, a BCP 47 tag.
public enum TextLanguageKey: CollectionViewEnvironmentKey {
    /// No language: the system finds that of each text.
    public static let defaultValue = ""
}

extension EnvironmentContainable {
    /// Returns a copy whose texts are in a language, by which words that are longer than a line are hyphenated.
    ///
    /// - Parameter tag: A BCP 47 tag, such as "de-CH". `nil` inherits the language of the container; where there is none, the
    ///   system finds the language of each text.
    public func textLanguage(_ tag: String?) -> Self {
        environment(TextLanguageKey.self, tag)
    }
}

@MainActor
enum ThemeLanguage {
    /// The last theme, which most views share.
    private static var last: (theme: CellTheme, language: String, result: CellTheme)?

    /// Returns a theme whose styles have the language of the view that is being measured or updated.
    static func apply(to theme: CellTheme) -> CellTheme {
        let language = CollectionViewEnvironment.current[TextLanguageKey.self]
        guard !language.isEmpty else { return theme }
        if let last, last.language == language, last.theme == theme { return last.result }
        var result = theme
        result.typography.setLanguage(language)
        last = (theme, language, result)
        return result
    }
}

extension Typography {
    /// Sets the language of all styles that have none.
    fileprivate mutating func setLanguage(_ language: String) {
        for (_, style) in ThemeTokens.textStyles where self[keyPath: style].language == nil {
            self[keyPath: style].language = language
        }
    }
}
