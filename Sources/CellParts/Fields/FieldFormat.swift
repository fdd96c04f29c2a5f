/// How the value of a field is shown, while the value itself has no separators.
public enum FieldFormat: Hashable, Sendable {
    /// As it is.
    case plain

    /// In a mask, in which `#` stands for a digit, `A` for a letter and `*` for either. All other characters are shown
    /// as they are, before the character that follows them: `+7 (###) ###-##-##`.
    case mask(String)

    /// In groups of three digits from the right, with a separator: `1 234 567`.
    case grouped(separator: Character)

    /// Returns a value as the field shows it.
    public func shown(_ value: String) -> String {
        switch self {
        case .plain:
            return value
        case .mask(let mask):
            var result = ""
            var literals = ""
            var rest = value[...]
            for character in mask {
                guard let slot = Slot(character) else {
                    literals.append(character)
                    continue
                }
                guard let index = rest.firstIndex(where: slot.accepts) else { break }
                result += literals + String(rest[index])
                literals = ""
                rest = rest[rest.index(after: index)...]
            }
            return result
        case .grouped(let separator):
            var result = ""
            for (index, character) in value.enumerated() {
                let left = value.count - index
                if index > 0, left.isMultiple(of: 3) { result.append(separator) }
                result.append(character)
            }
            return result
        }
    }

    /// Returns the value of a shown or pasted text.
    ///
    /// A digit that a mask shows is taken for a part of the value, unless the text begins as the mask does, or has more
    /// characters than the mask has room for: of `+79161234567` and `79161234567`, the 7 is that of the mask
    /// `+7 (###) ###-##-##`, of `7161234567` it is the first digit of the number.
    public func value(of text: String) -> String {
        switch self {
        case .plain:
            return text
        case .mask(let mask):
            return Self.value(of: text, in: mask, withLiterals: Self.hasLiterals(text, of: mask))
        case .grouped(let separator):
            return text.filter { $0 != separator && !$0.isWhitespace }
        }
    }

    /// Returns the characters that a mask has room for, in order. `withLiterals`: those of the mask are left out.
    private static func value(of text: String, in mask: String, withLiterals: Bool) -> String {
        var result = ""
        var rest = text[...]
        for character in mask {
            if let slot = Slot(character) {
                guard let index = rest.firstIndex(where: slot.accepts) else { break }
                result.append(rest[index])
                rest = rest[rest.index(after: index)...]
            } else if withLiterals, rest.first == character {
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// Whether a text contains the characters that a mask shows.
    private static func hasLiterals(_ text: String, of mask: String) -> Bool {
        let prefix = mask.prefix { Slot($0) == nil }
        if let first = prefix.first, first == text.first, !first.isLetter, !first.isNumber { return true }
        if !prefix.isEmpty, text.hasPrefix(prefix) { return true }
        return text.lazy.filter(Slot.any.accepts).count > mask.lazy.filter { Slot($0) != nil }.count
    }

    /// Returns what the field can show of a value: what fits into a mask, what is no separator.
    func fitting(_ value: String) -> String {
        switch self {
        case .plain: value
        case .mask(let mask): Self.value(of: value, in: mask, withLiterals: false)
        case .grouped: self.value(of: value)
        }
    }

    /// The number of characters that a value can have; `nil` for no limit.
    var capacity: Int? {
        guard case .mask(let mask) = self else { return nil }
        return mask.lazy.filter { Slot($0) != nil }.count
    }

    /// The places of the value's characters in a text as the field shows it, in characters.
    func places(in shown: String) -> [Int] {
        switch self {
        case .plain: Array(0..<shown.count)
        case .mask(let mask): mask.prefix(shown.count).enumerated().compactMap { Slot($1) == nil ? nil : $0 }
        case .grouped(let separator): shown.enumerated().compactMap { $1 == separator ? nil : $0 }
        }
    }

    private enum Slot {
        case digit
        case letter
        case any

        init?(_ character: Character) {
            switch character {
            case "#": self = .digit
            case "A": self = .letter
            case "*": self = .any
            default: return nil
            }
        }

        func accepts(_ character: Character) -> Bool {
            switch self {
            case .digit: character.isASCIIDigit
            case .letter: character.isLetter
            case .any: character.isASCIIDigit || character.isLetter
            }
        }
    }
}

/// The characters that a field accepts. Others are removed, also from pasted texts.
public enum FieldCharacters: Hashable, Sendable {
    /// All characters.
    case any

    /// The digits from 0 to 9.
    case digits

    /// Digits and one decimal separator, a point or a comma.
    case decimal

    /// Letters, spaces, hyphens and apostrophes, as in names.
    case letters

    /// The characters of a text.
    case only(String)

    /// The named kinds of characters, for documents and tools.
    public static let named: KeyValuePairs<String, FieldCharacters> = [
        "any": .any,
        "digits": .digits,
        "decimal": .decimal,
        "letters": .letters,
    ]

    /// Returns the text without the characters that are not accepted.
    public func filtered(_ text: String) -> String {
        switch self {
        case .any:
            return text
        case .digits:
            return text.filter(\.isASCIIDigit)
        case .decimal:
            var hasSeparator = false
            return text.filter { character in
                if character.isASCIIDigit { return true }
                guard character == "." || character == ",", !hasSeparator else { return false }
                hasSeparator = true
                return true
            }
        case .letters:
            return text.filter { $0.isLetter || $0 == " " || $0 == "-" || $0 == "'" || $0 == "’" }
        case .only(let characters):
            return text.filter { characters.contains($0) }
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
