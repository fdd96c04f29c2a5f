import Foundation

/// The content of a text field or text view: the attributed text, the selection and the default attributes.
struct EditableText {
    /// The text, with attributes of its own only where an app set some.
    private enum Content {
        /// All characters have the default attributes.
        case plain(String)
        case attributed(NSAttributedString)
    }

    /// Caches the attributed string of a plain text.
    private final class Attributed {
        var text: NSAttributedString?
    }

    private var content = Content.plain("") {
        didSet { attributedPlainText = Attributed() }
    }
    private var attributedPlainText = Attributed()
    private(set) var defaults: [NSAttributedString.Key: Any]
    /// Whether the text is shown as dots.
    var isSecure = false
    /// The attributes of the marked text; `nil` for an underline.
    var markedStyle: [NSAttributedString.Key: Any]?
    /// The selected range in UTF-16 units. It never splits a character.
    private(set) var selection = 0..<0

    /// The range in UTF-16 units that an input method still composes.
    private(set) var marked: Range<Int>?

    private static let dot = "•"

    init(font: UIFont) {
        defaults = [.font: font, .foregroundColor: UIColor.label]
    }

    var string: String {
        switch content {
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    var length: Int {
        switch content {
        case .plain(let text): text.utf16.count
        case .attributed(let text): text.length
        }
    }

    /// The text with its attributes. For a plain text it is created on demand and cached: Foundation on Linux never frees the
    /// attributes of an attributed string.
    var attributed: NSAttributedString {
        switch content {
        case .attributed(let text): return text
        case .plain(let text):
            if let known = attributedPlainText.text { return known }
            let made = NSAttributedString(string: text, attributes: defaults)
            attributedPlainText.text = made
            return made
        }
    }

    /// The text, if no character has attributes of its own; otherwise `nil`.
    var plain: String? {
        if case .plain(let text) = content { text } else { nil }
    }

    var font: UIFont { defaults[.font] as? UIFont ?? .systemFont(ofSize: UIFont.systemFontSize) }

    var color: UIColor { defaults[.foregroundColor] as? UIColor ?? .label }

    /// The string that is shown: one dot per character if secure, without line breaks.
    var displayed: String {
        if isSecure { return String(repeating: Self.dot, count: string.count) }
        return Self.singleLine(string)
    }

    /// The shown text for shaping and drawing.
    var displayedText: StyledText {
        if isSecure || (plain != nil && marked == nil) {
            return StyledText(displayed, attributes: defaults, defaultFont: font)
        }
        let attributed = showingMarks()
        let single = Self.singleLine(string)
        guard single != string else { return StyledText(attributed, defaultFont: font) }
        let text = NSMutableAttributedString(attributedString: attributed)
        for (offset, unit) in string.utf16.enumerated() where Self.lineBreaks.contains(unit) {
            text.replaceCharacters(in: NSRange(location: offset, length: 1), with: " ")
        }
        return StyledText(text, defaultFont: font)
    }

    /// Returns the beginning of the shown text up to a UTF-16 offset of the text.
    func displayedPrefix(upTo offset: Int) -> TextContent {
        let content = displayedText.content
        let count = isSecure ? string.prefix(utf16Offset: offset).count : offset
        var prefix = content.part(0..<min(max(count, 0), content.string.utf16.count))
        prefix.paragraphs = content.paragraphs
        return prefix
    }

    /// The attributes of text that is being composed, if the app sets none.
    private static var defaultMarkedStyle: [NSAttributedString.Key: Any] {
        [.underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// The attributes of the marked text.
    var shownMarkedStyle: [NSAttributedString.Key: Any] { markedStyle ?? Self.defaultMarkedStyle }

    /// Returns the text with the attributes of the marked text.
    func showingMarks() -> NSAttributedString {
        guard let marked else { return attributed }
        let text = NSMutableAttributedString(attributedString: attributed)
        text.addAttributes(shownMarkedStyle, range: NSRange(marked.clamped(to: 0..<length)))
        return text
    }

    /// Marks a range as being composed; `nil` or an empty range for none.
    mutating func mark(_ units: Range<Int>?) {
        let units = units?.clamped(to: 0..<length)
        marked = units?.isEmpty == false ? units : nil
    }

    /// Takes over a text with its attributes. Keeps the selection as far as it is in the text.
    mutating func adopt(_ text: NSAttributedString) {
        content = .attributed(text)
        select(selection)
    }

    /// Selects a range in UTF-16 units, clamped to the text and extended to whole characters.
    mutating func select(_ units: Range<Int>) {
        let units = units.clamped(to: 0..<length)
        let start = string.characterStart(utf16Offset: units.lowerBound)
        selection = start..<(units.isEmpty ? start : string.characterEnd(utf16Offset: units.upperBound))
    }

    /// Returns the text in a range of UTF-16 units.
    func text(in units: Range<Int>) -> String {
        (string as NSString).substring(with: NSRange(location: units.lowerBound, length: units.count))
    }

    /// Returns whether a text has the same UTF-16 units. Canonically equivalent text would have other offsets.
    func isSpelt(_ text: String) -> Bool { text.utf16.elementsEqual(string.utf16) }

    /// Returns whether setting a default attribute would change the text.
    func needsDefault(_ key: NSAttributedString.Key, _ value: NSObject) -> Bool {
        guard (defaults[key] as? NSObject)?.isEqual(value) == true else { return true }
        guard case .attributed(let text) = content else { return false }
        return !text.has(key, value)
    }

    mutating func setDefault(_ key: NSAttributedString.Key, _ value: Any) {
        defaults[key] = value
        switch content {
        case .plain(let text): content = .plain(text)
        case .attributed(let text):
            let changed = NSMutableAttributedString(attributedString: text)
            changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
            content = .attributed(changed)
        }
    }

    mutating func setDefaults(_ attributes: [NSAttributedString.Key: Any]) {
        defaults = attributes
        content = .plain(string)
    }

    mutating func set(_ text: String) {
        marked = nil
        content = .plain(text)
        selection = length..<length
    }

    /// Sets the text. Attributes that it does not set come from the defaults.
    mutating func set(_ text: NSAttributedString) {
        marked = nil
        content = .attributed(addingDefaults(to: text))
        selection = length..<length
    }

    private func addingDefaults(to text: NSAttributedString) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: text.string, attributes: defaults)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            whole.addAttributes(values, range: range)
        }
        return whole
    }

    /// Replaces the text in a range with text that has attributes, and places the caret after it. Attributes that it does
    /// not set come from the defaults.
    mutating func replace(_ range: Range<Int>, with text: NSAttributedString) {
        marked = nil
        let range = range.clamped(to: 0..<length)
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.replaceCharacters(in: NSRange(range), with: addingDefaults(to: text))
        content = .attributed(changed)
        let caret = string.characterEnd(utf16Offset: range.lowerBound + text.length)
        selection = caret..<caret
    }

    /// Replaces the text in a range and places the caret after the new text.
    mutating func replace(
        _ range: Range<Int>,
        with text: String,
        attributes typed: [NSAttributedString.Key: Any]? = nil
    ) {
        marked = nil
        let range = range.clamped(to: 0..<length)
        let place = NSRange(location: range.lowerBound, length: range.count)
        if let plain, typed == nil {
            content = .plain((plain as NSString).replacingCharacters(in: place, with: text))
        } else {
            let attributed = attributed
            let changed = NSMutableAttributedString(attributedString: attributed)
            // New text takes the attributes of the character before it.
            var attributes = defaults
            if range.lowerBound > 0 {
                let before = attributed.attributes(at: range.lowerBound - 1, effectiveRange: nil)
                attributes.merge(before) { $1 }
            }
            if let typed { attributes.merge(typed) { $1 } }
            changed.replaceCharacters(in: place, with: NSAttributedString(string: text, attributes: attributes))
            content = .attributed(changed)
        }
        // What was typed may have become one character with what follows.
        let caret = string.characterEnd(utf16Offset: range.lowerBound + text.utf16.count)
        selection = caret..<caret
    }

    /// The attributes of text typed at the caret.
    var typingAttributes: [NSAttributedString.Key: Any] {
        guard plain == nil, selection.lowerBound > 0, selection.lowerBound <= length else { return defaults }
        return defaults.merging(attributed.attributes(at: selection.lowerBound - 1, effectiveRange: nil)) { $1 }
    }

    /// The range that the delete key removes: the selection, or the character before the caret.
    var rangeToDelete: Range<Int> {
        guard selection.isEmpty, selection.lowerBound > 0 else { return selection }
        return string.characterStart(utf16Offset: selection.lowerBound - 1)..<selection.lowerBound
    }

    private static let lineBreaks: Set<UInt16> = [0x0A, 0x0D, 0x2028, 0x2029]

    private static func singleLine(_ text: String) -> String {
        guard text.utf16.contains(where: lineBreaks.contains) else { return text }
        return String(decoding: text.utf16.map { lineBreaks.contains($0) ? 0x20 : $0 }, as: UTF16.self)
    }
}

extension String {
    /// Returns the whole characters before a UTF-16 offset.
    fileprivate func prefix(utf16Offset offset: Int) -> Substring {
        self[..<utf16Index(characterStart(utf16Offset: offset))]
    }
}
