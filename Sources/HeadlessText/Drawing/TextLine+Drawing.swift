import Foundation
import HeadlessGraphics

extension TextLine: DrawableLine {
    /// Points up to which letters are drawn from masks at every usual scale; larger ones are drawn by their outlines.
    private static let largestPlainText: CGFloat = 40

    package var isPlain: Bool {
        runs.allSatisfy { !$0.face.isColored && $0.face.size <= Self.largestPlainText }
    }

    package func draw(on context: OpaquePointer, isVector: Bool, at baseline: CGPoint, colors: [RGBA]) {
        TextPainter(context: context, isVector: isVector).draw(self, at: baseline, colors: colors)
    }

    package func isDrawn(on context: OpaquePointer, at baseline: CGPoint, inside pixels: PixelRect) -> Bool {
        TextPainter(context: context, isVector: false).draws(self, at: baseline, in: pixels)
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
