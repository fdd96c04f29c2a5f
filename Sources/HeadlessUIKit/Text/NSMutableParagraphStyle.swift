import Foundation

/// A mutable paragraph style. Lengths are in points.
///
/// Unchecked: a style belongs to whoever changes it.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The distance between lines.
    open override var lineSpacing: CGFloat {
        get { values.shape.lineSpacing }
        set { values.shape.lineSpacing = Self.length(newValue) }
    }

    /// The space after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { values.shape.paragraphSpacing }
        set { values.shape.paragraphSpacing = Self.length(newValue) }
    }

    /// The space before the paragraph, except for the first.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.shape.paragraphSpacingBefore }
        set { values.shape.paragraphSpacingBefore = Self.length(newValue) }
    }

    /// The alignment of the text.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set {
            values.alignment = newValue
            values.shape.isJustified = newValue == .justified
        }
    }

    /// The indentation of the first line.
    open override var firstLineHeadIndent: CGFloat {
        get { values.shape.firstLineHeadIndent }
        set { values.shape.firstLineHeadIndent = Self.length(newValue) }
    }

    /// The indentation of the other lines.
    open override var headIndent: CGFloat {
        get { values.shape.headIndent }
        set { values.shape.headIndent = Self.length(newValue) }
    }

    /// The line break mode.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The minimum line height.
    open override var minimumLineHeight: CGFloat {
        get { values.shape.minimumLineHeight }
        set { values.shape.minimumLineHeight = Self.length(newValue) }
    }

    /// The maximum line height; 0 means no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.shape.maximumLineHeight }
        set { values.shape.maximumLineHeight = Self.length(newValue) }
    }

    /// The multiplier of the natural line height, applied before the minimum and maximum; 0 means none.
    open override var lineHeightMultiple: CGFloat {
        get { values.shape.lineHeightMultiple }
        set { values.shape.lineHeightMultiple = Self.length(newValue) }
    }

    /// The base writing direction.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.shape.writingDirection }
        set { values.shape.writingDirection = newValue }
    }

    /// The end of the lines: above 0 the distance from the leading margin, otherwise from the trailing margin.
    open override var tailIndent: CGFloat {
        get { values.shape.tailIndent }
        set { values.shape.tailIndent = abs(newValue) < TextShaper.unlimitedWidth ? newValue : 0 }
    }

    /// The tab stops; `nil` restores the default ones.
    // UIKit narrows the type of the inherited property; in Swift these are overloads.
    @_nonoverride
    open var tabStops: [NSTextTab]! {
        get { values.tabStops ?? Values.defaultTabStops }
        set {
            values.tabStops = newValue
            values.shape.tabs = newValue.map { $0.map(\.stop) }
        }
    }

    /// The distance between the tab stops after the last of `tabStops`; 0 for none.
    open override var defaultTabInterval: CGFloat {
        get { values.shape.tabInterval }
        set { values.shape.tabInterval = Self.length(newValue) }
    }

    /// How full a line has to be so that the next word is not divided, from 0 to 1; 0 divides no words. English, French,
    /// German, Russian and Spanish words are divided, by the dictionaries of libhyphen.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// Whether the system decides about hyphenation. Stored only.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    /// The lists that contain the paragraph, outermost first. Stored only, as in UIKit: markers are part of the text.
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Whether letter spacing is tightened before the text is truncated. Stored only; labels have their own property.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    /// How lines are broken. Korean text is always broken between characters.
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { NSParagraphStyle.LineBreakStrategy(rawValue: values.lineBreakStrategy) }
        set { values.lineBreakStrategy = newValue.rawValue }
    }

    /// Adds a tab stop, in the order of locations.
    open func addTabStop(_ anObject: NSTextTab) {
        let stops: [NSTextTab] = tabStops
        let index = stops.firstIndex { $0.location > anObject.location } ?? stops.count
        tabStops = Array(stops[..<index]) + [anObject] + Array(stops[index...])
    }

    /// Removes the tab stops that are equal to one.
    open func removeTabStop(_ anObject: NSTextTab) {
        let stops: [NSTextTab] = tabStops
        tabStops = stops.filter { !$0.isEqual(anObject) }
    }

    /// Replaces all values with those of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }

    /// Negative, invalid and excessive lengths count as 0.
    private static func length(_ value: CGFloat) -> CGFloat {
        value > 0 && value < TextShaper.unlimitedWidth ? value : 0
    }
}
