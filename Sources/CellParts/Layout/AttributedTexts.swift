import PortableUIKit

/// A cache of recently used attributed texts.
///
/// Labels are repeatedly measured and updated with the same text. Also, Foundation on Linux never frees the attributes
/// of an
/// attributed string, so creating one in every update would leak. Each distinct text still has that cost once; the
/// number
/// of cached texts is limited.
@MainActor
enum AttributedTexts {
    private struct Key: Hashable {
        let text: String
        let style: TextStyle?
        let font: UIFont?
        let color: UIColor
        let alignment: NSTextAlignment?
    }

    // Two generations: when the young one is full it becomes the old one, and entries that are used move back.
    private static var young: [Key: NSAttributedString] = [:]
    private static var old: [Key: NSAttributedString] = [:]
    private static let generationCapacity = 512

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
        if let known = young[key], known.string.utf8.elementsEqual(key.text.utf8) { return known }
        let aged = old[key].flatMap { $0.string.utf8.elementsEqual(key.text.utf8) ? $0 : nil }
        let attributed = aged ?? NSAttributedString(string: key.text, attributes: attributes())
        if young.count >= generationCapacity {
            old = young
            young = [:]
        }
        young[key] = attributed
        return attributed
    }
}
