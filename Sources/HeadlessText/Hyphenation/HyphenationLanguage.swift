import Foundation

/// A language whose words can be hyphenated.
enum HyphenationLanguage: String, CaseIterable {
    case english = "en_US"
    case french = "fr_FR"
    case german = "de_DE"
    case russian = "ru_RU"
    case spanish = "es_ES"

    /// Returns the language of a word; `nil` for scripts and languages without a dictionary.
    ///
    /// What the text, its view or its document says counts. If none of them says anything, the language is that of the script
    /// and of characteristic letters, so that a text has the same lines on every machine.
    ///
    /// - Parameters:
    ///   - text: The text that the word is from.
    ///   - language: What is said about the language; `nil` if nothing is.
    init?(word: Substring, in text: Substring, of language: TextLanguage?) {
        var isLatin = true
        var isCyrillic = true
        for scalar in word.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: isCyrillic = false
            case 0x400...0x45F: isLatin = false
            default: return nil
            }
        }
        guard isLatin || isCyrillic else { return nil }
        if let language {
            guard let known = language.hyphenation, (known == .russian) != isLatin else { return nil }
            self = known
            return
        }
        guard isLatin else {
            self = .russian
            return
        }
        let lowercased = text.lowercased()
        func contains(_ groups: [String]) -> Bool { groups.contains { lowercased.contains($0) } }
        if contains(["ß", "ä", "ö", "ü", "keit", "heit", "igung", "ierung", "richt", "lich"])
            || Self.hasGermanSibilant(lowercased)
        {
            self = .german
        } else if contains(["ñ", "¿", "¡", "ción", "í", "ó", "ú"]) {
            self = .spanish
        } else if contains(["ç", "è", "ê", "à", "œ", "é", "û", "î"]) {
            self = .french
        } else {
            self = .english
        }
    }

    /// Whether a text has "sch" as German has it, before a consonant or at the end of a syllable; not as in "school".
    private static func hasGermanSibilant(_ text: String) -> Bool {
        var rest = Substring(text)
        while let found = rest.range(of: "sch") {
            let before = found.lowerBound == text.startIndex ? nil : text[text.index(before: found.lowerBound)]
            let after = rest[found.upperBound...].first
            rest = rest[found.upperBound...]
            if let before, "aeiouäöürnt".contains(before),
                after.map({ !"oe".contains($0) || "aiuäöürnt".contains(before) }) ?? true
            {
                return true
            }
            if let after, "lmnrtw".contains(after) { return true }
        }
        return false
    }
}

/// What is said about the language of a text.
package enum TextLanguage: Hashable, Sendable {
    case english
    case french
    case german
    case russian
    case spanish
    /// A language without a dictionary, whose words are not divided.
    case other

    /// Creates the language of a BCP 47 tag, such as "de-CH"; `nil` for an empty one.
    package init?(tag: String) {
        let language = tag.lowercased().prefix { $0.isLetter }
        switch language {
        case "": return nil
        case "en": self = .english
        case "fr": self = .french
        case "de": self = .german
        case "ru": self = .russian
        case "es": self = .spanish
        default: self = .other
        }
    }

    var hyphenation: HyphenationLanguage? {
        switch self {
        case .english: .english
        case .french: .french
        case .german: .german
        case .russian: .russian
        case .spanish: .spanish
        case .other: nil
        }
    }
}
