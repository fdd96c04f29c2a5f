import BoundedCaches
import PortableUIKit

/// A cache of recently used attributed texts.
///
/// Labels are measured and updated with the same text again and again, and Foundation on Linux never frees the attributes of
/// an attributed string: creating one in every update would leak. Each distinct text still has that cost once.
@MainActor
enum AttributedTexts {
    private struct Key: Hashable {
        let text: String
        let style: TextStyle?
        let font: UIFont?
        let color: UIColor
        let alignment: NSTextAlignment?
        let isHyphenated: Bool
    }

    private static var texts = BoundedCache<Key, NSAttributedString>(capacity: 512)

    /// Returns a text with the attributes of a style, and with hyphens in words that are longer than a line.
    static func text(
        _ text: String,
        style: TextStyle,
        font: UIFont,
        color: UIColor,
        alignment: NSTextAlignment,
        isHyphenated: Bool = false
    ) -> NSAttributedString {
        let key = Key(
            text: text,
            style: style,
            font: font,
            color: color,
            alignment: alignment,
            isHyphenated: isHyphenated
        )
        return attributed(key) {
            style.attributes(for: font, alignment: alignment, isHyphenated: isHyphenated)
                .merging([.font: font, .foregroundColor: color]) { $1 }
        }
    }

    private struct RunsKey: Hashable {
        let runs: [LabelContent.Run]
        let fonts: [UIFont]
        let style: TextStyle
        let alignment: NSTextAlignment
        let isHyphenated: Bool
    }

    private static var textsOfRuns = BoundedCache<RunsKey, NSAttributedString>(capacity: 512)

    /// Returns a text of several runs, whose paragraph has a style.
    ///
    /// - Parameter font: The font of the style.
    static func text(
        of runs: [LabelContent.Run],
        style: TextStyle,
        font: UIFont,
        alignment: NSTextAlignment,
        isHyphenated: Bool
    ) -> NSAttributedString {
        // Fonts depend on traits that runs do not have.
        let fonts = runs.map(\.shownFont)
        let key = RunsKey(runs: runs, fonts: fonts, style: style, alignment: alignment, isHyphenated: isHyphenated)
        let text = runs.map(\.shownText).joined()
        if let cached = textsOfRuns.value(for: key), cached.string.utf8.elementsEqual(text.utf8) { return cached }
        let paragraph = style.attributes(for: font, alignment: alignment, isHyphenated: isHyphenated)
        let result = NSMutableAttributedString()
        for (run, font) in zip(runs, fonts) {
            let piece: NSMutableAttributedString
            if let attachment = run.attachment {
                piece = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
            } else {
                piece = NSMutableAttributedString(string: run.text)
            }
            piece.addAttributes(
                paragraph.merging(run.attributes(for: font)) { $1 },
                range: NSRange(location: 0, length: piece.length)
            )
            result.append(piece)
        }
        // Labels copy a text that may be changed.
        let attributed = NSAttributedString(attributedString: result)
        textsOfRuns.insert(attributed, for: key)
        return attributed
    }

    /// Returns a text with only a color.
    static func text(_ text: String, color: UIColor) -> NSAttributedString {
        let key = Key(text: text, style: nil, font: nil, color: color, alignment: nil, isHyphenated: false)
        return attributed(key) { [.foregroundColor: color] }
    }

    private static func attributed(
        _ key: Key,
        attributes: () -> [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        // Canonically equivalent texts can have different characters.
        if let cached = texts.value(for: key), cached.string.utf8.elementsEqual(key.text.utf8) { return cached }
        let attributed = NSAttributedString(string: key.text, attributes: attributes())
        texts.insert(attributed, for: key)
        return attributed
    }
}
