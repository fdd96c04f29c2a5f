import Foundation

/// Draws the parts of single lines of a text.
struct LinePainter {
    let text: StyledText
    let context: CGContext
    /// The color of text without a foreground color.
    let color: UIColor
    /// The resolved color of each run.
    let colors: [RGBA]

    /// The offset and opacity of the light edge below pressed text.
    private static let letterpressOffset: CGFloat = 0.5
    private static let letterpressAlpha: CGFloat = 0.5

    init(_ text: StyledText, in context: CGContext, color: UIColor) {
        self.text = text
        self.context = context
        self.color = color
        colors = text.paints.map { context.resolved($0.foreground ?? color) }
    }

    /// Draws the shadows of runs, without blur.
    func drawShadows(of line: TextLine, at baseline: CGPoint) {
        for run in line.runs {
            let paint = text.paints[run.runIndex]
            if let shadow = paint.shadowColor {
                drawShadow(of: run.runIndex, in: line, at: baseline, offset: paint.shadowOffset, color: shadow)
            }
            if paint.isLetterpress {
                let edge = UIColor(white: 1, alpha: Self.letterpressAlpha)
                let offset = CGSize(width: 0, height: Self.letterpressOffset)
                drawShadow(of: run.runIndex, in: line, at: baseline, offset: offset, color: edge)
            }
        }
    }

    private func drawShadow(of run: Int, in line: TextLine, at baseline: CGPoint, offset: CGSize, color: UIColor) {
        var colors = [RGBA](repeating: .clear, count: text.paints.count)
        colors[run] = context.resolved(color)
        let place = CGPoint(x: baseline.x + offset.width, y: baseline.y + offset.height)
        drawGlyphs(of: line, at: place, colors: colors, strokesInColors: true)
    }

    /// Draws the glyphs and images.
    func drawGlyphs(of line: TextLine, at baseline: CGPoint) {
        drawGlyphs(of: line, at: baseline, colors: colors, strokesInColors: false)
        drawPictures(of: line, at: baseline)
    }

    private func drawGlyphs(of line: TextLine, at baseline: CGPoint, colors: [RGBA], strokesInColors: Bool) {
        guard text.hasOutlines, line.runs.contains(where: { text.paints[$0.runIndex].isOutlined }) else {
            context.draw(line, at: baseline, colors: colors)
            return
        }
        var filled = colors
        for run in line.runs where text.paints[run.runIndex].isOutlined { filled[run.runIndex] = .clear }
        context.draw(line, at: baseline, colors: filled)
        for run in line.runs where text.paints[run.runIndex].isOutlined && colors[run.runIndex].alpha > 0 {
            let paint = text.paints[run.runIndex]
            let outline = run.outline(obliqueness: paint.obliqueness, expansion: paint.expansion)
                .applying(CGAffineTransform(translationX: baseline.x, y: baseline.y))
            let color = colors[run.runIndex]
            if paint.strokeWidth <= 0 { context.fill(outline, with: color) }
            let stroke = strokesInColors ? color : paint.strokeColor.map(context.resolved) ?? color
            context.stroke(outline, with: stroke, width: abs(paint.strokeWidth))
        }
    }

    private func drawPictures(of line: TextLine, at baseline: CGPoint) {
        for run in line.runs {
            let paint = text.paints[run.runIndex]
            guard let picture = paint.picture, picture.typographicSize.width > 0, run.width.isFinite else { continue }
            let count = Int((run.width / picture.typographicSize.width).rounded())
            for index in 0..<max(0, count) {
                let x = baseline.x + run.minX + CGFloat(index) * run.width / CGFloat(count)
                let point = CGPoint(x: x, y: baseline.y - run.baselineOffset)
                picture.draw(at: point, in: context, color: paint.foreground ?? color)
            }
        }
    }

    /// Draws the backgrounds of runs, as high as the line.
    func drawBackgrounds(of line: TextLine, x: CGFloat, minY: CGFloat, height: CGFloat) {
        for run in line.runs {
            guard let background = text.paints[run.runIndex].background else { continue }
            let area = CGRect(x: x + run.minX, y: minY, width: run.width, height: height)
            context.fill(.rect(area), with: context.resolved(background))
        }
    }

    /// Draws the lines under and through the text.
    func drawDecorations(of line: TextLine, at baseline: CGPoint) {
        for run in line.runs {
            drawUnderline(text.paints[run.runIndex].underline, under: run, at: baseline)
            drawStrikethrough(text.paints[run.runIndex].strikethrough, through: run, at: baseline)
        }
    }

    func drawUnderline(_ style: NSUnderlineStyle, under run: GlyphRun, at baseline: CGPoint) {
        let metrics = run.face.metrics
        drawLine(
            style,
            along: run,
            at: CGPoint(x: baseline.x, y: baseline.y + metrics.underlineOffset),
            thickness: metrics.underlineThickness,
            color: text.paints[run.runIndex].underlineColor
        )
    }

    func drawStrikethrough(_ style: NSUnderlineStyle, through run: GlyphRun, at baseline: CGPoint) {
        guard !style.isEmpty else { return }
        let metrics = FontLibrary.shared.metrics(for: text.content.runs[run.runIndex].font)
        drawLine(
            style,
            along: run,
            at: CGPoint(x: baseline.x, y: baseline.y + metrics.strikethroughOffset),
            thickness: metrics.strikethroughThickness,
            color: text.paints[run.runIndex].strikethroughColor
        )
    }

    private func drawLine(
        _ style: NSUnderlineStyle,
        along run: GlyphRun,
        at point: CGPoint,
        thickness: CGFloat,
        color: UIColor?
    ) {
        guard !style.isDisjoint(with: [.single, .thick]) else { return }
        let color = color.map(context.resolved) ?? colors[run.runIndex]
        let isDouble = style.contains(.double)
        let height = style.contains(.thick) ? thickness * 2 : thickness
        let parts = style.contains(.byWord) ? run.wordEdges : [(run.minX, run.maxX)]
        for index in 0..<(isDouble ? 2 : 1) {
            for part in parts {
                let line = CGRect(
                    x: point.x + part.minX,
                    y: point.y - run.baselineOffset + CGFloat(index) * thickness * 2,
                    width: part.maxX - part.minX,
                    height: height
                )
                context.draw(line, pattern: style.dashLengths(thickness: height), with: color)
            }
        }
    }
}

extension NSUnderlineStyle {
    /// The lengths of dashes and gaps for a line of a thickness, in points; empty for a solid line.
    fileprivate func dashLengths(thickness: CGFloat) -> [CGFloat] {
        let dot = thickness * 2
        let dash = thickness * 6
        switch rawValue & 0x0F00 {
        case NSUnderlineStyle.patternDot.rawValue: return [dot, dot]
        case NSUnderlineStyle.patternDash.rawValue: return [dash, dot]
        case NSUnderlineStyle.patternDashDot.rawValue: return [dash, dot, dot, dot]
        case NSUnderlineStyle.patternDashDotDot.rawValue: return [dash, dot, dot, dot, dot, dot]
        default: return []
        }
    }
}

extension CGContext {
    /// Returns the components of a color in the current traits, with the context's alpha applied.
    fileprivate func resolved(_ color: UIColor) -> RGBA {
        color.currentRGBA.multiplyingAlpha(by: state.alpha)
    }

    fileprivate func fill(_ path: Path, with color: RGBA) {
        if path.isDrawable, color.alpha > 0 { canvas.fill(path, with: color, rule: .winding) }
    }

    fileprivate func stroke(_ path: Path, with color: RGBA, width: CGFloat) {
        guard path.isDrawable, color.alpha > 0, width > 0 else { return }
        canvas.stroke(path, with: color, style: StrokeStyle(width: width))
    }

    /// Draws a horizontal line, dashed if the pattern has lengths.
    fileprivate func draw(_ line: CGRect, pattern: [CGFloat], with color: RGBA) {
        guard !pattern.isEmpty else { return fill(.rect(line), with: color) }
        let path = Path.elements([
            .move(CGPoint(x: line.minX, y: line.midY)), .line(CGPoint(x: line.maxX, y: line.midY)),
        ])
        guard path.isDrawable, color.alpha > 0 else { return }
        canvas.stroke(path, with: color, style: StrokeStyle(width: line.height, dashLengths: pattern))
    }

    fileprivate func draw(_ line: TextLine, at baseline: CGPoint, colors: [RGBA]) {
        guard baseline.x.isFinite, baseline.y.isFinite, !line.runs.isEmpty else { return }
        canvas.drawText(line, at: baseline, colors: colors)
    }
}
