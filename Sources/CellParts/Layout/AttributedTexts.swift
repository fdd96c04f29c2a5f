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
    }

    private static var texts = BoundedCache<Key, NSAttributedString>(capacity: 512)

    /// Returns a text with the attributes of a style.
    static func text(
        _ text: String,
        style: TextStyle,
        font: UIFont,
        color: UIColor,
        alignment: NSTextAlignment
    ) -> NSAttributedString {
        attributed(Key(text: text, style: style, font: font, color: color, alignment: alignment)) {
            style.attributes(for: font, alignment: alignment).merging([.font: font, .foregroundColor: color]) { $1 }
        }
    }

    /// Returns a text with only a color.
    static func text(_ text: String, color: UIColor) -> NSAttributedString {
        attributed(Key(text: text, style: nil, font: nil, color: color, alignment: nil)) { [.foregroundColor: color] }
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
