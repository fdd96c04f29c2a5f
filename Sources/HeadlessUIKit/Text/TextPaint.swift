import Foundation

/// The appearance of a run that doesn't affect its layout. Colors are unresolved.
struct TextPaint: Sendable {
    var foreground: UIColor?
    var background: UIColor?
    var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = CGSize.zero
    /// The image drawn at each character.
    var picture: InlineImage?
}
