import PortableUIKit

/// Recently used attributed texts.
///
/// Labels are measured and updated with the same text over and over. And Foundation on Linux never frees the attributes of an
/// attributed string, so making one for every update would leak. Texts that differ still cost that once each; the number of
/// texts that are kept is bounded.
@MainActor
enum AttributedTexts {
    private struct Key: Hashable {
        let text: String
        let style: TextStyle?
        let font: UIFont?
        let color: UIColor
        let alignment: NSTextAlignment?
    }

    // Two generations: when the young one is full it becomes the old one, and what is used moves back.
    private static var young: [Key: NSAttributedString] = [:]
    private static var old: [Key: NSAttributedString] = [:]
    private static let generationCapacity = 512

    /// A text in a style.
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

    /// A text of which only the color is given.
    static func text(_ text: String, color: UIColor) -> NSAttributedString {
        attributed(Key(text: text, style: nil, font: nil, color: color, alignment: nil)) { [.foregroundColor: color] }
    }

    private static func attributed(
        _ key: Key,
        attributes: () -> [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        // Texts that are only canonically equal have other characters.
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
