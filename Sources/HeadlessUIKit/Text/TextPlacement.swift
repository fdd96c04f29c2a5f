import Foundation

/// A text layout at a position, which places and draws its lines.
struct TextPlacement {
    var text: StyledText
    let layout: TextLayout
    /// The top-left corner of the layout, and the width in which lines are aligned.
    var origin: CGPoint
    let width: CGFloat
    /// The side of natural alignment; `nil` means the side where each paragraph starts.
    var naturalAlignment: NSTextAlignment?

    /// Draws the text with colors resolved in the current traits. `color` applies to text without a foreground color.
    func draw(in context: CGContext, color: UIColor) {
        let painter = LinePainter(text, in: context, color: color)
        if text.hasShadows {
            for line in layout.lines { painter.drawShadows(of: line.line, at: baseline(of: line)) }
        }
        for line in layout.lines {
            let baseline = baseline(of: line)
            painter.drawBackgrounds(of: line.line, x: baseline.x, minY: origin.y + line.minY, height: line.height)
            painter.drawGlyphs(of: line.line, at: baseline)
            painter.drawDecorations(of: line.line, at: baseline)
        }
    }

    private func baseline(of line: TextLayout.Line) -> CGPoint {
        CGPoint(x: minX(of: line), y: origin.y + line.baseline)
    }

    /// Returns the left edge of a line.
    func minX(of line: TextLayout.Line) -> CGFloat {
        origin.x
            + text.minX(
                of: line.line,
                indent: line.indent,
                paragraph: line.paragraph,
                width: width,
                naturalAlignment: naturalAlignment
            )
    }
}

extension StyledText {
    /// Returns the left edge of a line in a width.
    func minX(
        of line: TextLine,
        indent: CGFloat,
        paragraph: Int,
        width: CGFloat,
        naturalAlignment: NSTextAlignment?
    ) -> CGFloat {
        let alignment = alignments[min(paragraph, alignments.count - 1)]
        let leading: NSTextAlignment = line.isRightToLeft ? .right : .left
        let side: NSTextAlignment =
            switch alignment {
            case .natural, .justified: naturalAlignment ?? leading
            default: alignment
            }
        let end = content.paragraphs[min(paragraph, content.paragraphs.count - 1)].lineEnd(in: width)
        let left = leading == .left ? indent : width - end
        let right = leading == .left ? end : width - indent
        switch side {
        case .right: return right - line.width
        case .center: return (left + right - line.width) / 2
        default: return left
        }
    }
}
