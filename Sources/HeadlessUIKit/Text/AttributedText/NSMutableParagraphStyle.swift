import Foundation

/// A paragraph style that can be changed. Lengths are points.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Room between lines.
    open override var lineSpacing: CGFloat {
        get { values.shape.lineSpacing }
        set { values.shape.lineSpacing = Self.length(newValue) }
    }

    /// Room after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { values.shape.paragraphSpacing }
        set { values.shape.paragraphSpacing = Self.length(newValue) }
    }

    /// Room before the paragraph, unless it is the first.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.shape.paragraphSpacingBefore }
        set { values.shape.paragraphSpacingBefore = Self.length(newValue) }
    }

    /// How lines lie between the sides.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set {
            values.alignment = newValue
            values.shape.isJustified = newValue == .justified
        }
    }

    /// Where the first line begins.
    open override var firstLineHeadIndent: CGFloat {
        get { values.shape.firstLineHeadIndent }
        set { values.shape.firstLineHeadIndent = Self.length(newValue) }
    }

    /// Where the other lines begin.
    open override var headIndent: CGFloat {
        get { values.shape.headIndent }
        set { values.shape.headIndent = Self.length(newValue) }
    }

    /// What happens to text that is wider than its area.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The least height of a line.
    open override var minimumLineHeight: CGFloat {
        get { values.shape.minimumLineHeight }
        set { values.shape.minimumLineHeight = Self.length(newValue) }
    }

    /// The greatest height of a line; 0 for none.
    open override var maximumLineHeight: CGFloat {
        get { values.shape.maximumLineHeight }
        set { values.shape.maximumLineHeight = Self.length(newValue) }
    }

    /// What the height of a line is multiplied by before the least and greatest height apply; 0 for nothing.
    open override var lineHeightMultiple: CGFloat {
        get { values.shape.lineHeightMultiple }
        set { values.shape.lineHeightMultiple = Self.length(newValue) }
    }

    /// The direction in which the paragraph is read.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.shape.writingDirection }
        set { values.shape.writingDirection = newValue }
    }

    /// Takes over all that another style says.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }

    /// Lengths are not negative; what is no number, or beyond any page, counts as none.
    private static func length(_ value: CGFloat) -> CGFloat {
        value > 0 && value < TextShaper.unlimitedWidth ? value : 0
    }
}
