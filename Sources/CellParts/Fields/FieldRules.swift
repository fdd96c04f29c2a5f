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
