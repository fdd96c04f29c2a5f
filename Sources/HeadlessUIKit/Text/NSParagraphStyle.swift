import Foundation

/// The paragraph style of text. Lengths are in points.
open class NSParagraphStyle: NSObject {
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var shape = ParagraphShape()
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

    /// Returns an immutable copy.
    open override func copy() -> Any { NSParagraphStyle(values) }

    /// Returns a mutable copy.
    open override func mutableCopy() -> Any { NSMutableParagraphStyle(values) }

    /// Whether the object is a paragraph style with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int { values.hashValue }
}
