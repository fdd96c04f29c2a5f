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
        let colors = text.paints.map { context.resolved($0.foreground ?? color) }
        drawShadows(in: context)
        for line in layout.lines {
            let baseline = CGPoint(x: minX(of: line), y: origin.y + line.baseline)
            drawBackgrounds(of: line, at: baseline, in: context)
            context.draw(line.line, at: baseline, colors: colors)
            drawPictures(of: line.line, at: baseline, in: context, color: color)
            drawLines(of: line.line, at: baseline, colors: colors, in: context)
        }
    }

    private func drawPictures(of line: TextLine, at baseline: CGPoint, in context: CGContext, color: UIColor) {
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

    /// Draws the shadows of runs, without blur.
    private func drawShadows(in context: CGContext) {
        guard text.paints.contains(where: { $0.shadowColor != nil }) else { return }
        for (index, paint) in text.paints.enumerated() {
            guard let shadow = paint.shadowColor else { continue }
            var colors = [RGBA](repeating: RGBA(red: 0, green: 0, blue: 0, alpha: 0), count: text.paints.count)
            colors[index] = context.resolved(shadow)
            for line in layout.lines {
                let baseline = CGPoint(
                    x: minX(of: line) + paint.shadowOffset.width,
                    y: origin.y + line.baseline + paint.shadowOffset.height
                )
                context.draw(line.line, at: baseline, colors: colors)
            }
        }
    }

    /// Returns the left edge of a line.
    func minX(of line: TextLayout.Line) -> CGFloat {
        let alignment = text.alignments[min(line.paragraph, text.alignments.count - 1)]
        let leading: NSTextAlignment = line.line.isRightToLeft ? .right : .left
        let side: NSTextAlignment =
            switch alignment {
            case .natural, .justified: naturalAlignment ?? leading
            default: alignment
            }
        let indent = line.indent
        switch side {
        case .right: return origin.x + width - line.line.width - (leading == .right ? indent : 0)
        case .center: return origin.x + (width - line.line.width + (leading == .left ? indent : -indent)) / 2
        default: return origin.x + (leading == .left ? indent : 0)
        }
    }

    private func drawBackgrounds(of line: TextLayout.Line, at baseline: CGPoint, in context: CGContext) {
        for run in line.line.runs {
            guard let background = text.paints[run.runIndex].background else { continue }
            let area = CGRect(
                x: baseline.x + run.minX,
                y: origin.y + line.minY,
                width: run.width,
                height: line.height
            )
            context.fill(area, with: context.resolved(background))
        }
    }

    private func drawLines(of line: TextLine, at baseline: CGPoint, colors: [RGBA], in context: CGContext) {
        for run in line.runs {
            let paint = text.paints[run.runIndex]
            let metrics = run.face.metrics
            drawLine(
                paint.underline,
                under: run,
                at: CGPoint(x: baseline.x, y: baseline.y + metrics.underlineOffset),
                thickness: metrics.underlineThickness,
                color: paint.underlineColor.map(context.resolved) ?? colors[run.runIndex],
                in: context
            )
            drawLine(
                paint.strikethrough,
                under: run,
                at: CGPoint(x: baseline.x, y: baseline.y + metrics.strikethroughOffset),
                thickness: metrics.strikethroughThickness,
                color: paint.strikethroughColor.map(context.resolved) ?? colors[run.runIndex],
                in: context
            )
        }
    }

    private func drawLine(
        _ style: NSUnderlineStyle,
        under run: GlyphRun,
        at point: CGPoint,
        thickness: CGFloat,
        color: RGBA,
        in context: CGContext
    ) {
        guard !style.isDisjoint(with: [.single, .thick]) else { return }
        let isDouble = style.contains(.double)
        let height = style.contains(.thick) ? thickness * 2 : thickness
        for index in 0..<(isDouble ? 2 : 1) {
            let line = CGRect(
                x: point.x + run.minX,
                y: point.y - run.baselineOffset + CGFloat(index) * thickness * 2,
                width: run.width,
                height: height
            )
            context.fill(line, with: color)
        }
    }
}

extension CGContext {
    /// Returns the components of a color in the current traits, with the context's alpha applied.
    fileprivate func resolved(_ color: UIColor) -> RGBA {
        color.currentRGBA.multiplyingAlpha(by: state.alpha)
    }

    fileprivate func fill(_ rect: CGRect, with color: RGBA) {
        let path = Path.rect(rect)
        if path.isDrawable, color.alpha > 0 { canvas.fill(path, with: color, rule: .winding) }
    }

    fileprivate func draw(_ line: TextLine, at baseline: CGPoint, colors: [RGBA]) {
        guard baseline.x.isFinite, baseline.y.isFinite, !line.runs.isEmpty else { return }
        canvas.drawText(line, at: baseline, colors: colors)
    }
}
