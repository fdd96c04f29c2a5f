import PortableUIKit

/// How a text of the design system is set: a text style, which follows the reader's text size, a weight and the distances
/// between its lines and letters.
public struct TextStyle: Hashable, Sendable {
    /// The text style that gives the size.
    public var textStyle: UIFont.TextStyle

    /// The weight of the system font without "Bold Text", with which it is heavier. `nil`: the weight of the text style.
    public var weight: UIFont.Weight?

    /// The distance from baseline to baseline as a multiple of the font's own line height: 1, the default, or more.
    /// A text of one line is as tall whatever it is.
    public var lineHeightMultiple: CGFloat

    /// The points added between letters at the standard text size. Zero by default.
    public var kerning: CGFloat

    /// Creates a style.
    public init(
        _ textStyle: UIFont.TextStyle,
        weight: UIFont.Weight? = nil,
        lineHeightMultiple: CGFloat = 1,
        kerning: CGFloat = 0
    ) {
        self.textStyle = textStyle
        self.weight = weight
        self.lineHeightMultiple = lineHeightMultiple
        self.kerning = kerning
    }

    /// The font at the text size of `traits`.
    public func font(compatibleWith traits: UITraitCollection) -> UIFont {
        let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        guard let weight else { return preferred }
        let isBold = traits.legibilityWeight == .bold
        return .systemFont(ofSize: preferred.pointSize, weight: isBold ? weight.strengthened : weight)
    }

    /// Whether a label needs attributes beside its font.
    var needsAttributes: Bool { lineHeightMultiple > 1 || kerning != 0 }

    /// The attributes that a label needs beside its font and color.
    func attributes(for font: UIFont, alignment: NSTextAlignment) -> [NSAttributedString.Key: Any] {
        // The room is added between lines. Added above each, as a greater line height is, it would lower the first.
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = font.lineHeight * max(lineHeightMultiple - 1, 0)
        paragraph.alignment = alignment
        paragraph.lineBreakMode = .byTruncatingTail
        return [.paragraphStyle: paragraph, .kern: kerning]
    }
}

extension UIFont.Weight {
    /// What the weight becomes with "Bold Text": about two steps heavier, as text styles become, so that what stood out
    /// still does.
    fileprivate var strengthened: UIFont.Weight {
        if rawValue < UIFont.Weight.medium.rawValue { return .semibold }
        if rawValue < UIFont.Weight.bold.rawValue { return .bold }
        return rawValue < UIFont.Weight.heavy.rawValue ? .heavy : .black
    }
}
