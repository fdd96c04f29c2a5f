import Foundation

/// How the lines of a paragraph are set. Lengths are points.
open class NSParagraphStyle: NSObject {
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var shape = ParagraphShape()
    }

    private let header = CoreFoundationHeader()
    final var values: Values

    /// A style in which nothing is said.
    public override init() {
        values = Values()
    }

    init(_ values: Values) {
        self.values = values
    }

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Room between lines.
    open var lineSpacing: CGFloat { values.shape.lineSpacing }
    /// Room after the paragraph.
    open var paragraphSpacing: CGFloat { values.shape.paragraphSpacing }
    /// Room before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.shape.paragraphSpacingBefore }
    /// How lines lie between the sides.
    open var alignment: NSTextAlignment { values.alignment }
    /// Where the first line begins.
    open var firstLineHeadIndent: CGFloat { values.shape.firstLineHeadIndent }
    /// Where the other lines begin.
    open var headIndent: CGFloat { values.shape.headIndent }
    /// What happens to text that is wider than its area.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The least height of a line.
    open var minimumLineHeight: CGFloat { values.shape.minimumLineHeight }
    /// The greatest height of a line; 0 for none.
    open var maximumLineHeight: CGFloat { values.shape.maximumLineHeight }
    /// What the height of a line is multiplied by before the least and greatest height apply; 0 for nothing.
    open var lineHeightMultiple: CGFloat { values.shape.lineHeightMultiple }
    /// The direction in which the paragraph is read.
    open var baseWritingDirection: NSWritingDirection { values.shape.writingDirection }

    /// A copy that does not change.
    open override func copy() -> Any { NSParagraphStyle(values) }

    /// A copy that can be changed.
    open override func mutableCopy() -> Any { NSMutableParagraphStyle(values) }

    /// Styles are equal when they say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash that agrees with `isEqual(_:)`.
    open override var hash: Int { values.hashValue }
}
