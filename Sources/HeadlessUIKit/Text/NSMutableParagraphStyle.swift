import Foundation

/// A mutable paragraph style. Lengths are in points.
open class NSMutableParagraphStyle: NSParagraphStyle {
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

    /// Replaces all values with those of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }

    /// Negative, invalid and excessive lengths count as 0.
    private static func length(_ value: CGFloat) -> CGFloat {
        value > 0 && value < TextShaper.unlimitedWidth ? value : 0
    }
}
