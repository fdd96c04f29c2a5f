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

extension Typography {
    /// Sets the language of all styles that have none.
    mutating func setLanguage(_ language: String) {
        for (_, style) in ThemeTokens.textStyles where self[keyPath: style].language == nil {
            self[keyPath: style].language = language
        }
        for index in others.indices where others[index].style.language == nil {
            others[index].style.language = language
        }
    }
}
