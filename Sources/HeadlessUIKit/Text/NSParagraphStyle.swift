import Foundation

/// The paragraph style of text. Lengths are in points.
///
/// Unchecked: values change only in a mutable style, which belongs to whoever changes it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    /// How lines are broken.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// The raw value of the option set.
        public let rawValue: UInt

        /// Creates a strategy from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Moves a word to the last line, so that no line has a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Breaks Korean text between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var shape = ParagraphShape()
        var tabStops: [NSTextTab]?
        var hyphenationFactor: Float = 0 {
            didSet { shape.hyphenationFactor = hyphenationFactor > 0 ? CGFloat(min(hyphenationFactor, 1)) : 0 }
        }
        var usesDefaultHyphenation = false
        var textLists: [NSTextList] = []
        var allowsDefaultTighteningForTruncation = false
        /// The raw value of the strategy.
        var lineBreakStrategy: UInt = 0 {
            didSet { shape.avoidsOrphans = LineBreakStrategy(rawValue: lineBreakStrategy).contains(.pushOut) }
        }

        /// The tab stops of a style without its own: 12, at multiples of UIKit's interval.
        static let defaultTabStops = (1...12).map {
            NSTextTab(textAlignment: .natural, location: CGFloat($0) * TextTab.defaultInterval)
        }
    }

    private let header = CoreFoundationHeader()
    final var values: Values

    /// Creates a paragraph style with default values.
    public override init() {
        values = Values()
    }

    init(_ values: Values) {
        self.values = values
    }

    /// Creates a paragraph style from an archive.
    public required init?(coder: NSCoder) {
        guard let archive = coder.decodeValues(ParagraphArchive.self) else { return nil }
        values = archive.values
    }

    /// Whether archives may be read without trust in their source.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the style.
    open func encode(with coder: NSCoder) {
        coder.encodeValues(ParagraphArchive(values))
    }

    /// The default paragraph style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The distance between lines.
    open var lineSpacing: CGFloat { values.shape.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { values.shape.paragraphSpacing }
    /// The space before the paragraph, except for the first.
    open var paragraphSpacingBefore: CGFloat { values.shape.paragraphSpacingBefore }
    /// The alignment of the text.
    open var alignment: NSTextAlignment { values.alignment }
    /// The indentation of the first line.
    open var firstLineHeadIndent: CGFloat { values.shape.firstLineHeadIndent }
    /// The indentation of the other lines.
    open var headIndent: CGFloat { values.shape.headIndent }
    /// The line break mode.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The minimum line height.
    open var minimumLineHeight: CGFloat { values.shape.minimumLineHeight }
    /// The maximum line height; 0 means no limit.
    open var maximumLineHeight: CGFloat { values.shape.maximumLineHeight }
    /// The multiplier of the natural line height, applied before the minimum and maximum; 0 means none.
    open var lineHeightMultiple: CGFloat { values.shape.lineHeightMultiple }
    /// The base writing direction.
    open var baseWritingDirection: NSWritingDirection { values.shape.writingDirection }
    /// The end of the lines: above 0 the distance from the leading margin, otherwise from the trailing margin.
    open var tailIndent: CGFloat { values.shape.tailIndent }
    /// The tab stops.
    open var tabStops: [NSTextTab] { values.tabStops ?? Values.defaultTabStops }
    /// The distance between the tab stops after the last of `tabStops`; 0 for none.
    open var defaultTabInterval: CGFloat { values.shape.tabInterval }
    /// How full a line has to be so that the next word is not divided, from 0 to 1; 0 divides no words. English, French,
    /// German, Russian and Spanish words are divided, by the dictionaries of libhyphen.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether the system decides about hyphenation. Stored only.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The lists that contain the paragraph, outermost first. Stored only, as in UIKit: markers are part of the text.
    open var textLists: [NSTextList] { values.textLists }
    /// Whether letter spacing is tightened before the text is truncated. Stored only; labels have their own property.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// How lines are broken. Korean text is always broken between characters.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }

    /// Returns the writing direction of a language, by its code; `nil` means that of the system.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.current.identifier
        switch Locale.Language(identifier: language).characterDirection {
        case .leftToRight: return .leftToRight
        case .rightToLeft: return .rightToLeft
        default: return .natural
        }
    }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    /// Whether the object is a paragraph style with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int { values.hashValue }
}
