import Foundation

/// Text attributes from a dictionary. Values of the wrong type are ignored.
struct TextAttributes {
    let font: UIFont
    let kern: CGFloat
    let baselineOffset: CGFloat
    /// The factor by which glyphs are widened.
    let expansion: CGFloat
    /// Whether ligatures are used that a script can do without.
    let hasLigatures: Bool
    let paragraphStyle: NSParagraphStyle.Values?
    let paint: TextPaint

    init(_ attributes: [NSAttributedString.Key: Any], defaultFont: UIFont) {
        font = attributes[.font] as? UIFont ?? defaultFont
        kern = Self.number(attributes[.tracking] ?? attributes[.kern])
        baselineOffset = Self.number(attributes[.baselineOffset])
        let logarithm = Self.number(attributes[.expansion])
        expansion = logarithm == 0 ? 1 : exp(min(max(logarithm, -Self.largestExpansion), Self.largestExpansion))
        hasLigatures = attributes[.ligature].map { Self.number($0) != 0 } ?? true
        paragraphStyle = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
        let shadow = attributes[.shadow] as? NSShadow
        var paint = TextPaint(
            foreground: attributes[.foregroundColor] as? UIColor,
            background: attributes[.backgroundColor] as? UIColor,
            underline: Self.lineStyle(attributes[.underlineStyle]),
            underlineColor: attributes[.underlineColor] as? UIColor,
            strikethrough: Self.lineStyle(attributes[.strikethroughStyle]),
            strikethroughColor: attributes[.strikethroughColor] as? UIColor,
            shadowColor: shadow?.shadowColor as? UIColor,
            shadowOffset: shadow?.shadowOffset ?? .zero
        )
        paint.expansion = expansion
        paint.strokeWidth = Self.number(attributes[.strokeWidth]) / 100 * font.pointSize
        paint.strokeColor = attributes[.strokeColor] as? UIColor
        paint.obliqueness = Self.number(attributes[.obliqueness])
        let effect = attributes[.textEffect]
        let effectName = effect as? String ?? (effect as? NSAttributedString.TextEffectStyle)?.rawValue
        paint.isLetterpress = effectName == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
        self.paint = paint
    }

    func run(end: Int) -> TextRun {
        TextRun(
            end: end,
            font: hasLigatures ? font.specification : font.specification.withoutLigatures,
            kern: kern,
            baselineOffset: baselineOffset,
            expansion: expansion
        )
    }

    /// The largest logarithm of an expansion: glyphs e² times as wide or narrow.
    private static let largestExpansion: CGFloat = 2

    private static func number(_ value: Any?) -> CGFloat {
        let number = numberIfAny(value) ?? 0
        return abs(number) < TextShaper.unlimitedWidth ? number : 0
    }

    /// Returns the value of a number of any type; `nil` if it is none.
    static func numberIfAny(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    static func lineStyle(_ value: Any?) -> NSUnderlineStyle {
        if let style = value as? NSUnderlineStyle { return style }
        return NSUnderlineStyle(rawValue: Int(number(value)))
    }
}
