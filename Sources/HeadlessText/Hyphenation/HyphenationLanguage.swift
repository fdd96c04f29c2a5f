import Foundation

/// A language whose words can be hyphenated.
enum HyphenationLanguage: String, CaseIterable {
    case english = "en_US"
    case french = "fr_FR"
    case german = "de_DE"
    case russian = "ru_RU"
    case spanish = "es_ES"

    /// Returns the language of a word; `nil` for scripts without a dictionary.
    ///
    /// A device knows the language of its texts from its settings. Here it is that of the script and of characteristic
    /// letters, so that a text has the same lines on every machine.
    ///
    /// - Parameter text: The text that the word is from.
    init?(word: Substring, in text: Substring) {
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
        guard isLatin else {
            self = .russian
            return
        }
        let lowercased = text.lowercased()
        func contains(_ groups: [String]) -> Bool { groups.contains { lowercased.contains($0) } }
        if contains(["ß", "ä", "ö", "ü", "sch", "keit", "heit", "igung", "ierung", "richt", "lich"]) {
            self = .german
        } else if contains(["ñ", "¿", "¡", "ción", "í", "ó", "ú"]) {
            self = .spanish
        } else if contains(["ç", "è", "ê", "à", "œ", "é", "û", "î"]) {
            self = .french
        } else {
            self = .english
        }
    }
}
