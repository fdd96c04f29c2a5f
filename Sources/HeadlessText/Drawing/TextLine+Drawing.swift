import Foundation
import HeadlessGraphics

extension TextLine: DrawableLine {
    /// Points up to which letters are drawn from masks at every usual scale; larger ones are drawn by their outlines.
    private static let largestPlainText: CGFloat = 40

    package var isPlain: Bool {
        runs.allSatisfy { !$0.face.isColored && $0.face.size <= Self.largestPlainText }
    }

    package func draw(on canvas: CairoCanvas, at baseline: CGPoint, colors: [RGBA]) {
        canvas.withContext { context in
            TextPainter(context: context, isVector: !canvas.paintsPixels).draw(self, at: baseline, colors: colors)
        }
    }

    package func isDrawn(on canvas: CairoCanvas, at baseline: CGPoint, inside pixels: PixelRect) -> Bool {
        var isInside = false
        canvas.withContext { context in
            let painter = TextPainter(context: context, isVector: !canvas.paintsPixels)
            isInside = painter.draws(self, at: baseline, in: pixels)
        }
        return isInside
    }

    package func svgElements(at baseline: CGPoint, transform: CGAffineTransform, colors: [RGBA]) -> String {
        var elements = ""
        for run in runs where !run.text.isEmpty {
            let origin = CGPoint(x: baseline.x + run.minX, y: baseline.y - run.baselineOffset)
            elements += SVGText(run: run, origin: origin, transform: transform).element(color: colors[run.runIndex])
        }
        return elements
    }
}
