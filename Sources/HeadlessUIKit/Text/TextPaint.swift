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
    /// The width of the outline in points; below 0 the glyphs are filled as well.
    var strokeWidth: CGFloat = 0
    /// The color of the outline; `nil` means that of the text.
    var strokeColor: UIColor?
    /// The skew of glyphs, the horizontal per vertical distance.
    var obliqueness: CGFloat = 0
    /// The factor by which glyphs are widened.
    var expansion: CGFloat = 1
    /// Whether the text is drawn as if pressed into paper.
    var isLetterpress = false
    /// The image drawn at each character.
    var picture: InlineImage?

    /// Whether the glyphs are drawn by their outlines.
    var isOutlined: Bool { strokeWidth != 0 || obliqueness != 0 || expansion != 1 }
}
