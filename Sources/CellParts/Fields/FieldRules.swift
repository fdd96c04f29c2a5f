/// What a field accepts and how it shows it: allowed characters, a maximum length and a format.
public struct FieldRules: Hashable, Sendable {
    /// The characters that are accepted.
    public var characters: FieldCharacters

    /// The maximum number of characters of the value; `nil` for no limit.
    public var maximumLength: Int?

    /// How the value is shown.
    public var format: FieldFormat

    /// Creates rules, by default without limits.
    public init(
        characters: FieldCharacters = .any,
        maximumLength: Int? = nil,
        format: FieldFormat = .plain
    ) {
        self.characters = characters
        self.maximumLength = maximumLength
        self.format = format
    }

    /// Rules that accept everything.
    public static let none = FieldRules()

    /// Returns the value of a typed or pasted text, without what is not accepted.
    public func value(of text: String) -> String {
        let value = characters.filtered(format.value(of: text))
        guard let maximumLength else { return value }
        return String(value.prefix(max(maximumLength, 0)))
    }

    /// Returns a text as the field shows it.
    public func shown(_ value: String) -> String {
        format.shown(value)
    }

    /// Returns the value after an edit of the shown text, and where the caret is in the new one; `nil` if nothing changes.
    ///
    /// What is typed is never taken for a character that the format shows. A character for which there is no room is
    /// refused. Deleting separators deletes the character before them.
    ///
    /// - Parameters:
    ///   - shown: The text before, as the field shows it.
    ///   - range: What is replaced, in characters.
    ///   - text: What is typed or pasted; empty for a deletion.
    func edit(_ shown: String, replacing range: Range<Int>, with text: String) -> (value: String, caret: Int)? {
        let places = format.places(in: shown)
        let characters = Array(shown)
        let old = String(places.map { characters[$0] })
        var before = old.prefix(places.prefix { $0 < range.lowerBound }.count)
        let after = old.suffix(places.reversed().prefix { $0 >= range.upperBound }.count)
        if text.isEmpty, !range.isEmpty, before.count + after.count == old.count { before = before.dropLast() }
        let isWhole = before.isEmpty && after.isEmpty
        var typed = self.characters.filtered(isWhole && text.count > 1 ? format.value(of: text) : text)
        let room = [format.capacity, maximumLength].compactMap { $0 }.min().map {
            max(0, $0 - before.count - after.count)
        }
        if let room { typed = String(typed.prefix(room)) }
        let start = format.fitting(self.characters.filtered(before + typed))
        let value = format.fitting(self.characters.filtered(before + typed + after))
        guard value != old else { return nil }
        let last = format.places(in: self.shown(value)).prefix(start.count).last
        return (value, last.map { $0 + 1 } ?? 0)
    }

    /// Returns the position of the caret in the shown text of `value` that has as many characters of the value before
    /// it as the caret in `text`, in characters.
    func caret(after typed: String, in value: String) -> Int {
        let count = self.value(of: typed).count
        guard format != .plain else { return min(count, value.count) }
        let shown = shown(value)
        for offset in 0...shown.count where self.value(of: String(shown.prefix(offset))).count >= count {
            return offset
        }
        return shown.count
    }
}
