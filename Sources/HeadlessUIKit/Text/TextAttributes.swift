import Foundation

/// Text attributes from a dictionary. Values of the wrong type are ignored.
struct TextAttributes {
    let font: UIFont
    let kern: CGFloat
    let baselineOffset: CGFloat
    let paragraphStyle: NSParagraphStyle.Values?
    let paint: TextPaint

    init(_ attributes: [NSAttributedString.Key: Any], defaultFont: UIFont) {
        font = attributes[.font] as? UIFont ?? defaultFont
        kern = Self.number(attributes[.tracking] ?? attributes[.kern])
        baselineOffset = Self.number(attributes[.baselineOffset])
        paragraphStyle = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
        let shadow = attributes[.shadow] as? NSShadow
        paint = TextPaint(
            foreground: attributes[.foregroundColor] as? UIColor,
            background: attributes[.backgroundColor] as? UIColor,
            underline: Self.lineStyle(attributes[.underlineStyle]),
            underlineColor: attributes[.underlineColor] as? UIColor,
            strikethrough: Self.lineStyle(attributes[.strikethroughStyle]),
            strikethroughColor: attributes[.strikethroughColor] as? UIColor,
            shadowColor: shadow?.shadowColor as? UIColor,
            shadowOffset: shadow?.shadowOffset ?? .zero
        )
    }

    func run(end: Int) -> TextRun {
        TextRun(end: end, font: font.specification, kern: kern, baselineOffset: baselineOffset)
    }

    private static func number(_ value: Any?) -> CGFloat {
        let number: CGFloat =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: 0
            }
        return abs(number) < TextShaper.unlimitedWidth ? number : 0
    }

    private static func lineStyle(_ value: Any?) -> NSUnderlineStyle {
        if let style = value as? NSUnderlineStyle { return style }
        return NSUnderlineStyle(rawValue: Int(number(value)))
    }
}
