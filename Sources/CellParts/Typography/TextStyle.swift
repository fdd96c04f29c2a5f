import PortableUIKit

/// A text style of the design system: a family, a size that grows with Dynamic Type, a weight, line height and kerning.
public struct TextStyle: Hashable, Sendable {
    /// The text style that determines the size, and how it grows with the text size of the device.
    public var textStyle: UIFont.TextStyle

    /// The size at the standard text size, in points. If `nil`, that of the text style.
    public var fontSize: CGFloat?

    /// The weight of the font; "Bold Text" makes it heavier. If `nil`, the weight of the text style is used.
    public var weight: UIFont.Weight?

    /// The names of font families, the preferred one first. The first one that the app has registered or iOS comes with is used;
    /// without any, the system font.
    public var families: [String]

    /// The distance from baseline to baseline as a multiple of the font's line height, 1 (the default) or more. It does
    /// not change the height of a single line.
    public var lineHeightMultiple: CGFloat

    /// The kerning, in points at the standard text size. Zero by default.
    public var kerning: CGFloat

    /// Whether all digits have the same width, so that numbers below each other align and changing ones do not move. It has an effect
    /// on the system font; fonts of other families keep their digits.
    public var hasMonospacedDigits: Bool

    /// Whether the text is struck through.
    public var isStruck: Bool

    /// The language of the text, a BCP 47 tag such as "de-CH", by which words that are longer than a line are hyphenated. If
    /// `nil`, it is that of the environment (`textLanguage(_:)`), otherwise the system finds it.
    public var language: String?

    /// Creates a style.
    public init(
        _ textStyle: UIFont.TextStyle,
        fontSize: CGFloat? = nil,
        weight: UIFont.Weight? = nil,
        families: [String] = [],
        lineHeightMultiple: CGFloat = 1,
        kerning: CGFloat = 0,
        hasMonospacedDigits: Bool = false,
        isStruck: Bool = false,
        language: String? = nil
    ) {
        self.textStyle = textStyle
        self.fontSize = fontSize
        self.weight = weight
        self.families = families
        self.lineHeightMultiple = lineHeightMultiple
        self.kerning = kerning
        self.hasMonospacedDigits = hasMonospacedDigits
        self.isStruck = isStruck
        self.language = language
    }

    /// Returns the font at the text size of `traits`.
    public func font(compatibleWith traits: UITraitCollection) -> UIFont {
        let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        guard weight != nil || fontSize != nil || !families.isEmpty || hasMonospacedDigits else {
            return preferred
        }
        var size = preferred.pointSize
        if let fontSize, fontSize.isFinite, fontSize > 0 {
            size = UIFontMetrics(forTextStyle: textStyle).scaledValue(for: fontSize, compatibleWith: traits)
        }
        let plain = weight ?? (textStyle == .headline ? UIFont.Weight.semibold : UIFont.Weight.regular)
        let weight = traits.legibilityWeight == .bold ? plain.strengthened : plain
        if let font = FontFamily.font(of: families, size: size, weight: weight) { return font }
        return hasMonospacedDigits
            ? .monospacedDigitSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
    }

    /// Whether a label needs attributes in addition to its font.
    var needsAttributes: Bool { lineHeightMultiple > 1 || kerning != 0 || isStruck }

    /// Returns the attributes that a label needs in addition to its font and color.
    func attributes(
        for font: UIFont,
        alignment: NSTextAlignment,
        isHyphenated: Bool = false
    ) -> [NSAttributedString.Key: Any] {
        // The space is added between lines. A greater line height would add it above the first line as well.
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = font.lineHeight * max(lineHeightMultiple - 1, 0)
        paragraph.alignment = alignment
        paragraph.lineBreakMode = .byTruncatingTail
        paragraph.lineBreakStrategy = .standard
        paragraph.hyphenationFactor = isHyphenated ? 1 : 0
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph, .kern: kerning]
        if isHyphenated, let language { attributes[.languageIdentifier] = language }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        return attributes
    }
}

extension UIFont.Weight {
    /// The weight with "Bold Text": about two steps heavier, as for UIKit's text styles, so that emphasis is preserved.
    fileprivate var strengthened: UIFont.Weight {
        if rawValue < UIFont.Weight.medium.rawValue { return .semibold }
        if rawValue < UIFont.Weight.bold.rawValue { return .bold }
        return rawValue < UIFont.Weight.heavy.rawValue ? .heavy : .black
    }
}
