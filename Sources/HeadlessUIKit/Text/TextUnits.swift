import Foundation

/// The units of a text as ranges in UTF-16.
struct TextUnits {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The characters as the user sees them.
    var characters: [Range<Int>] {
        var start = 0
        return text.map { character in
            let unit = start..<start + character.utf16.count
            start = unit.upperBound
            return unit
        }
    }

    /// The words: letters and digits with the apostrophes and periods inside of them. Between ideographs each is a word.
    var words: [Range<Int>] {
        var words: [Range<Int>] = []
        let characters = Array(text)
        var offset = 0
        var start: Int?
        for (index, character) in characters.enumerated() {
            let length = character.utf16.count
            let joins =
                start != nil && Self.joiners.contains(character) && index + 1 < characters.count
                && Self.isWord(characters[index + 1])
            if Self.isIdeograph(character) {
                if let begun = start { words.append(begun..<offset) }
                start = nil
                words.append(offset..<offset + length)
            } else if Self.isWord(character) || joins {
                start = start ?? offset
            } else if let begun = start {
                words.append(begun..<offset)
                start = nil
            }
            offset += length
        }
        if let start { words.append(start..<offset) }
        return words
    }

    /// The sentences, with the white space after them.
    var sentences: [Range<Int>] {
        let characters = Array(text)
        var sentences: [Range<Int>] = []
        var offset = 0
        var start = 0
        var hasEnded = false
        for character in characters {
            if hasEnded, !character.isWhitespace, !Self.closers.contains(character), !Self.enders.contains(character) {
                sentences.append(start..<offset)
                start = offset
                hasEnded = false
            }
            offset += character.utf16.count
            if Self.enders.contains(character) || character.isNewline { hasEnded = true }
            if hasEnded, !character.isWhitespace, !Self.enders.contains(character), !Self.closers.contains(character) {
                hasEnded = false
            }
        }
        if offset > start { sentences.append(start..<offset) }
        return sentences
    }

    /// The paragraphs, without their line breaks.
    var paragraphs: [Range<Int>] {
        let offsets = TextOffsets(text)
        return TextTypesetter.paragraphs(of: Array(text.utf8)).map {
            offsets.unit(ofByte: $0.lowerBound)..<offsets.unit(ofByte: $0.upperBound)
        }
    }

    private static let joiners: Set<Character> = ["'", "’", ".", "_"]
    private static let enders: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
    private static let closers: Set<Character> = ["\"", "”", "’", "»", ")", "]"]

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { $0.properties.isIdeographic } ?? false
    }
}
