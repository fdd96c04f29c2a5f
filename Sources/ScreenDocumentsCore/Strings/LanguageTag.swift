/// A BCP 47 tag of a language, as far as it decides which texts a user can read: `pt-BR`, `zh-Hant`.
package struct LanguageTag: Hashable, Sendable {
    private let subtags: [String]

    /// Creates a tag. `_` separates subtags as well.
    package init(_ text: String) {
        subtags = text.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    }

    private var language: String? { subtags.first }

    /// The script, where the tag or the region says it. Chinese has one for each region (Unicode CLDR, likely subtags).
    private var script: String? {
        if let script = subtags.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
            return script
        }
        guard language == "zh" else { return nil }
        return subtags.dropFirst().contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
    }

    /// Returns the language of a list that a user of this one reads best: the same, else a less specific one, else one of another
    /// region in the same script. `nil` if there is none.
    package func bestMatch(among languages: [String]) -> String? {
        let tags = languages.map { (name: $0, tag: LanguageTag($0)) }
        for count in stride(from: subtags.count, to: 0, by: -1) {
            let prefix = Array(subtags.prefix(count))
            if let match = tags.first(where: { $0.tag.subtags == prefix && $0.tag.script == script }) {
                return match.name
            }
        }
        return tags.first { $0.tag.language == language && language != nil && $0.tag.mayShareScript(with: self) }?.name
    }

    private func mayShareScript(with other: LanguageTag) -> Bool {
        script == nil || other.script == nil || script == other.script
    }
}
