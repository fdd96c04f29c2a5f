import PositionedJSON

/// The texts of a document in several languages: `{"en": {"pay": "Pay ${price}"}, "ru": {"pay": "Заплатить ${price}"}}`.
struct StringTables: Sendable {
    /// A text in a language, which may be a template or one for each plural category.
    struct Text: Sendable {
        let node: JSONNode
        let language: String
    }

    /// The language that has every text.
    let sourceLanguage: String?
    /// The languages, in order.
    let languages: [String]
    private let tables: [String: [ExactString: JSONNode]]
    /// The table of the user's language.
    private let preferred: String?

    /// Creates tables from the value of `strings`.
    ///
    /// - Parameters:
    ///   - node: The value; what is not a table is left out.
    ///   - sourceLanguage: The value of `sourceLanguage`. By default, the source language is English if there is a table of it, else
    ///     the first language in the order of the tags.
    ///   - userLanguages: The languages that the user reads, the best one first.
    init(_ node: JSONNode?, sourceLanguage: String?, userLanguages: [String]) {
        var tables: [String: [ExactString: JSONNode]] = [:]
        for member in node?.objectMembers ?? [] {
            guard case .object(let texts) = member.value.value, tables[member.key] == nil else { continue }
            tables[member.key] = texts.membersByKey
        }
        let languages = tables.keys.sorted()
        self.tables = tables
        self.languages = languages
        let usual = languages.contains("en") ? "en" : languages.first
        let source = sourceLanguage.flatMap { tables[$0] == nil ? nil : $0 } ?? usual
        self.sourceLanguage = source
        preferred = userLanguages.lazy.compactMap { LanguageTag($0).bestMatch(among: languages) }.first
    }

    /// Returns the text of a key in the user's language, else in the source language; `nil` if neither has it.
    subscript(key: String) -> Text? {
        for language in [preferred, sourceLanguage].compactMap({ $0 }) {
            if let node = tables[language]?[ExactString(key)] { return Text(node: node, language: language) }
        }
        return nil
    }

    /// The keys of the source language, sorted.
    var keys: [String] { sourceLanguage.flatMap { tables[$0] }?.keys.map(\.text).sorted() ?? [] }
}
