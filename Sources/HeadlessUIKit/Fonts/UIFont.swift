import Foundation

/// A font at a size. The system font has the outlines of Inter here, which also stands in for the families that iOS comes
/// with, and the proportions of iOS's system font.
///
/// Unchecked: all stored properties are constants of sendable types, which the compiler can't verify in an open class.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    package let specification: FontSpecification
    /// The way in which the font scales with the user's text size; `nil` if it doesn't.
    let scaling: FontScaling?

    init(_ specification: FontSpecification, scaling: FontScaling? = nil) {
        self.specification = specification
        self.scaling = scaling
    }

    /// Creates a font as plain text has it, of 12 points: UIKit leaves open which one.
    public convenience override init() {
        self.init(FontSpecification(size: 12))
    }

    /// Creates a font from its full name, such as `HelveticaNeue-Bold`; `nil` if iOS doesn't come with it.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let specification = FontSpecification(fontName: fontName, size: fontSize) else { return nil }
        self.init(specification)
    }

    /// Creates the font of a descriptor; a size of 0 means the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let specification = descriptor.specification
        self.init(pointSize > 0 ? specification.withSize(pointSize) : specification)
    }

    /// Creates a font from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let archive = coder.decodeValues(FontArchive.self) else { return nil }
        self.init(archive.specification, scaling: archive.style.map { .preferred($0) })
    }

    /// Whether archives may be read without trust in their source.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the font.
    open func encode(with coder: NSCoder) {
        coder.encodeValues(FontArchive(self))
    }

    /// Returns the system font in the regular weight.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontSpecification(size: fontSize))
    }

    /// Returns the system font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight.openTypeWeight))
    }

    /// Returns the system font in a weight and width. The only width is the standard one.
    @available(iOS 16, *)
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the system font in the semibold weight, which is UIKit's bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the system font in italics.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontSpecification(size: fontSize, isItalic: true))
    }

    /// Returns the system font with digits of equal width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight.openTypeWeight, hasMonospacedDigits: true))
    }

    /// Returns the system font with digits of equal width, as a substitute for a monospaced font.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        let weight = weight.openTypeWeight
        return UIFont(
            FontSpecification(size: fontSize, weight: weight, hasMonospacedDigits: true).withDesign(.monospaced)
        )
    }

    /// The available font families.
    open class var familyNames: [String] {
        Set(StockFontFamily.all.map(\.name) + systemFamilies + InstalledFonts.familyNames).sorted()
    }

    private static let systemFamilies = ["Inter", "Inter Display"]

    /// Returns the full names of the faces in a family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        if let family = StockFontFamily.named(familyName) { return family.faces.map(\.fontName) }
        guard systemFamilies.contains(familyName) else {
            return InstalledFonts.faces(ofFamily: familyName).map(\.fontName)
        }
        let size = familyName == "Inter" ? FontSpecification.displaySize / 2 : FontSpecification.displaySize
        return stride(from: 100, through: 900, by: 100).flatMap { weight in
            [false, true].map { UIFont(FontSpecification(size: size, weight: weight, isItalic: $0)).fontName }
        }
    }

    /// Returns the font of a text style at the current text size.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the text size in the traits.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        FontScaling.preferred(style).font(for: traitCollection ?? .current)
    }

    /// Returns the same face at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(specification.withSize(fontSize))
    }

    /// The standard font size of labels, in points.
    open class var labelFontSize: CGFloat { 17 }
    /// The standard font size of buttons, in points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The standard font size, in points.
    open class var systemFontSize: CGFloat { FontSpecification.standardSize }
    /// The standard font size of small text, in points.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// The font size, in points.
    open var pointSize: CGFloat { specification.size }

    /// The name of the font family, such as `Inter`.
    open var familyName: String { specification.namedFace?.family ?? specification.family }

    /// The full name of the font, such as `Inter-SemiBold`.
    open var fontName: String {
        specification.namedFace?.fontName
            ?? specification.family.replacingOccurrences(of: " ", with: "") + "-" + specification.styleName
    }

    /// The descriptor of the font.
    open var fontDescriptor: UIFontDescriptor {
        if case .preferred(let style) = scaling { return UIFontDescriptor(specification, textStyle: style) }
        return UIFontDescriptor(specification)
    }

    /// The distance from the baseline up to the top of the line, in points.
    open var ascender: CGFloat { metrics.ascent }

    /// The distance from the baseline down to the bottom of the line, in points; negative.
    open var descender: CGFloat { -metrics.descent }

    /// The height of a line, in points.
    open var lineHeight: CGFloat { metrics.lineHeight }

    /// The space between lines in addition to the line height, in points. Other than 0 only in fonts of text styles.
    open var leading: CGFloat { specification.leading }

    /// The height of capital letters, in points.
    open var capHeight: CGFloat { metrics.capHeight }

    /// The height of the letter x, in points.
    open var xHeight: CGFloat { metrics.xHeight }

    final var metrics: FontMetrics { FontLibrary.shared.metrics(for: specification) }

    /// Returns the font itself: fonts don't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the object is a font with the same face and size.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.specification == specification
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int { specification.hashValue }

    /// The full name and size of the font.
    open override var description: String { "\(fontName) \(pointSize)pt" }
}
