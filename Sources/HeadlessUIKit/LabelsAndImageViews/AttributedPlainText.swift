import Foundation

/// The appearance of a label's text without attributes of its own.
struct PlainAppearance: Equatable {
    let font: UIFont
    let color: UIColor
    let alignment: NSTextAlignment
    let lineBreakMode: NSLineBreakMode
}

/// The attributed string of a plain text.
///
/// A label creates it only when an app asks for `attributedText`, and caches it: Foundation on Linux never frees the attributes
/// of an attributed string.
final class AttributedPlainText {
    let attributed: NSAttributedString
    private let text: String
    private let appearance: PlainAppearance

    init(_ text: String, _ appearance: PlainAppearance) {
        self.text = text
        self.appearance = appearance
        let style = NSMutableParagraphStyle()
        style.alignment = appearance.alignment
        style.lineBreakMode = appearance.lineBreakMode
        attributed = NSAttributedString(
            string: text,
            attributes: [.font: appearance.font, .foregroundColor: appearance.color, .paragraphStyle: style]
        )
    }

    /// Whether the attributed string shows that text in that appearance. Compares bytes: canonically equal texts may differ.
    func matches(_ text: String, _ appearance: PlainAppearance) -> Bool {
        self.appearance == appearance && self.text.utf8.elementsEqual(text.utf8)
    }
}
