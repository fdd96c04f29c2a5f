import Foundation

extension NSLayoutManager {
    final func drawBackgrounds(of range: NSRange, at origin: CGPoint) {
        guard let textStorage else { return }
        for (index, line) in flow.fragments.enumerated() where line.overlaps(range) {
            let part = NSRange(line.units).intersection(range) ?? NSRange(location: 0, length: 0)
            textStorage.enumerateAttribute(.backgroundColor, in: part, options: []) { color, colored, _ in
                guard let color = color as? UIColor else { return }
                let rects = rects(of: colored, inFragment: index).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
                fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: colored, color: color)
            }
        }
    }

    private func rects(of range: NSRange, inFragment index: Int) -> [CGRect] {
        rects(of: range, in: textContainers[flow.fragments[index].container])
    }

    final func drawText(of range: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let flow = flow
        let painter = LinePainter(flow.text, in: context, color: .black)
        let lines = flow.fragments.indices.filter { flow.fragments[$0].overlaps(range) }
        if flow.text.hasShadows {
            for index in lines {
                drawClipped(index, to: range, at: origin, in: context) { painter.drawShadows(of: $0, at: $1) }
            }
        }
        for index in lines {
            drawClipped(index, to: range, at: origin, in: context) { painter.drawGlyphs(of: $0, at: $1) }
            drawDecorations(of: range, in: flow.fragments[index], at: origin)
        }
    }

    /// Draws a line; of a line that is partly in the range, only that part.
    private func drawClipped(
        _ index: Int,
        to range: NSRange,
        at origin: CGPoint,
        in context: CGContext,
        _ draw: (TextLine, CGPoint) -> Void
    ) {
        let line = flow.fragments[index]
        let baseline = CGPoint(x: origin.x + line.minX, y: origin.y + line.baseline)
        let whole = range.location <= line.units.lowerBound && range.location + range.length >= line.units.upperBound
        guard !whole else { return draw(line.line, baseline) }
        context.saveGState()
        let part = NSRange(line.units).intersection(range) ?? NSRange(location: 0, length: 0)
        let area = rects(of: part, inFragment: index).reduce(CGRect.null) { $0.union($1) }
        context.clip(to: area.isNull ? .zero : area.offsetBy(dx: origin.x, dy: origin.y))
        draw(line.line, baseline)
        context.restoreGState()
    }

    private func drawDecorations(of range: NSRange, in line: LineFragment, at origin: CGPoint) {
        guard let textStorage, let part = NSRange(line.units).intersection(range) else { return }
        func forEachStyle(_ key: NSAttributedString.Key, _ body: (NSUnderlineStyle, NSRange) -> Void) {
            textStorage.enumerateAttribute(key, in: part, options: []) { value, styled, _ in
                let style = TextAttributes.lineStyle(value)
                if !style.isEmpty { body(style, styled) }
            }
        }
        forEachStyle(.underlineStyle) { style, styled in
            drawUnderline(
                forGlyphRange: styled,
                underlineType: style,
                baselineOffset: 0,
                lineFragmentRect: line.rect,
                lineFragmentGlyphRange: NSRange(line.units),
                containerOrigin: origin
            )
        }
        forEachStyle(.strikethroughStyle) { style, styled in
            drawStrikethrough(
                forGlyphRange: styled,
                strikethroughType: style,
                baselineOffset: 0,
                lineFragmentRect: line.rect,
                lineFragmentGlyphRange: NSRange(line.units),
                containerOrigin: origin
            )
        }
    }

    /// Calls a closure with the glyph runs in a range and their baselines.
    final func drawDecoration(
        of range: NSRange,
        at origin: CGPoint,
        _ draw: (LinePainter, GlyphRun, CGPoint) -> Void
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let painter = LinePainter(flow.text, in: context, color: .black)
        for line in flow.fragments where line.overlaps(range) {
            let baseline = CGPoint(x: origin.x + line.minX, y: origin.y + line.baseline)
            for run in line.line.runs {
                let start = flow.offsets.unit(ofByte: line.byteBase + run.start)
                if NSLocationInRange(start, range) { draw(painter, run, baseline) }
            }
        }
    }
}
