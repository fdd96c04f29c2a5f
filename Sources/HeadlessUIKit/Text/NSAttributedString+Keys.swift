import Foundation

extension NSAttributedString.Key {
    /// The font of the text, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The paragraph style of the text, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The color of the text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The background color of the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The shadow of the text, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The space added after each character in points, a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The offset of the text above the baseline in points, a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The link of the text, a `URL` or a string with a URL. Opened by text views.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The space added after each character in points, a number; takes precedence over `kern`.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The style of the underline, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of the underline, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The style of the strikethrough, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The color of the strikethrough, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The color of the outline of glyphs, a `UIColor`; without it that of the text.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the outline in percent of the font size, a number: above 0 the glyphs are only outlined, below 0
    /// filled and outlined.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The skew of glyphs, a number.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The logarithm of the factor by which glyphs are widened, a number.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The effect of the text, the raw value of an `NSAttributedString.TextEffectStyle`.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// Writing directions that override the text's, an array of numbers. Stored only.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// Whether ligatures are used, a number: 0 for those alone that a script can't do without.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Whether glyphs are vertical, a number. Stored only, as in UIKit.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSAttributedString {
    /// An effect of text.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as UIKit's.
        public let rawValue: String

        /// Creates a style from UIKit's raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text as if pressed into paper: with a light lower edge.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }

    /// Returns whether a range has attachments.
    public func containsAttachments(in range: NSRange) -> Bool {
        var contains = false
        enumerateAttribute(.attachment, in: range, options: []) { attachment, _, stop in
            guard attachment != nil else { return }
            contains = true
            stop.pointee = true
        }
        return contains
    }
}
