import Foundation

/// A face of the system font at a size. Headless, the system font is Inter.
///
/// Unchecked: all stored properties are constants of sendable types, which the compiler cannot accept in an open class.
open class UIFont: NSObject, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    let specification: FontSpecification
    /// How the font follows the text size that the reader chose, where it does.
    let scaling: FontScaling?

    init(_ specification: FontSpecification, scaling: FontScaling? = nil) {
        self.specification = specification
        self.scaling = scaling
    }

    /// A font by its full name, such as `Inter-SemiBold`; none where it is not one of the system font's faces.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let specification = FontSpecification(fontName: fontName, size: fontSize) else { return nil }
        self.init(specification)
    }

    /// The font that a descriptor asks for; a size of 0 takes that of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let specification = descriptor.specification
        self.init(pointSize > 0 ? specification.withSize(pointSize) : specification)
    }

    /// The system font in regular weight.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontSpecification(size: fontSize))
    }

    /// The system font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight.openTypeWeight))
    }

    /// The system font in bold weight.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font in italics.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontSpecification(size: fontSize, isItalic: true))
    }

    /// The system font with digits of equal width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight.openTypeWeight, hasMonospacedDigits: true))
    }

    /// The system font with digits of equal width, which is as near as it comes to letters of equal width here.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
    }

    /// The families there are.
    open class var familyNames: [String] { ["Inter", "Inter Display"] }

    /// The full names of the faces of a family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        guard familyNames.contains(familyName) else { return [] }
        let size = familyName == "Inter" ? FontSpecification.displaySize / 2 : FontSpecification.displaySize
        return stride(from: 100, through: 900, by: 100).flatMap { weight in
            [false, true].map { UIFont(FontSpecification(size: size, weight: weight, isItalic: $0)).fontName }
        }
    }

    /// The font of a text style for the current text size.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style for the text size of the traits.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        FontScaling.preferred(style).font(for: traitCollection ?? .current)
    }

    /// The same face at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(specification.withSize(fontSize))
    }

    /// Fonts are equal when they draw the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.specification == specification
    }

    /// A hash that agrees with `isEqual(_:)`.
    open override var hash: Int { specification.hashValue }

    /// The face and its size, as a reader of a log needs them.
    open override var description: String { "\(fontName) \(pointSize)pt" }
}

extension UIFont {
    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The standard size, in points.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }

    /// The size in points.
    public var pointSize: CGFloat { specification.size }

    /// The family, such as `Inter`.
    public var familyName: String { specification.family }

    /// The full name, such as `Inter-SemiBold`.
    public var fontName: String {
        specification.family.replacingOccurrences(of: " ", with: "") + "-" + specification.styleName
    }

    /// What the font was made from.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

    /// Points from the baseline up to the top of the line.
    public var ascender: CGFloat { metrics.ascent }

    /// Points from the baseline down to the bottom of the line, as a negative number.
    public var descender: CGFloat { -metrics.descent }

    /// The height of a line in points.
    public var lineHeight: CGFloat { metrics.lineHeight }

    /// Points between lines beyond their height.
    public var leading: CGFloat { 0 }

    /// The height of capital letters in points.
    public var capHeight: CGFloat { metrics.capHeight }

    /// The height of the letter x in points.
    public var xHeight: CGFloat { metrics.xHeight }

    var metrics: FontMetrics { FontLibrary.shared.metrics(for: specification) }
}
