import Foundation

/// The looks of a run that do not move glyphs. Colours are still dynamic.
struct TextPaint: Sendable {
    var foreground: UIColor?
    var background: UIColor?
    var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = CGSize.zero
    /// What is drawn in the place of each character.
    var picture: InlineImage?
}
