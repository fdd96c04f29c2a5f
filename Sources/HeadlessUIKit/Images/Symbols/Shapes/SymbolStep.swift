import Foundation
import HeadlessGraphics

/// A step of drawing a symbol, in hundredths of the point size. The origin is at the middle of capital letters.
struct SymbolStep {
    var elements: [PathElement]
    /// Whether the inside of the path is covered.
    var fills = false
    /// The width of the path's stroke, in stroke widths of the symbol; 0 for none.
    var stroke: CGFloat = 0
    /// Whether the step erases what earlier steps painted.
    var erases = false

    func applying(_ transform: CGAffineTransform) -> SymbolStep {
        var step = self
        step.elements = elements.map { $0.applying(transform) }
        return step
    }

    /// Returns the width of the path's stroke at a stroke width of the symbol.
    ///
    /// In heavy symbols, thin details grow less than outlines, so that they don't run together; dots and gaps grow as
    /// much as outlines, not by a multiple.
    func width(at strokeWidth: CGFloat) -> CGFloat {
        let regular = SymbolShape.regularStrokeWidth
        let growth: CGFloat =
            switch (stroke < 1, strokeWidth > regular) {
            case (true, true): stroke * stroke * stroke
            case (true, false): stroke
            case (false, _): 1
            }
        return stroke * regular + (strokeWidth - regular) * growth
    }

    /// Returns the rectangle that the step covers at a stroke width.
    func bounds(strokeWidth: CGFloat) -> CGRect {
        let points = SymbolOutline.lines(of: elements).flatMap(\.points)
        guard let first = points.first else { return CGRect.null }
        var bounds = CGRect(origin: first, size: .zero)
        for point in points { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
        let margin = width(at: strokeWidth) / 2
        return bounds.insetBy(dx: -margin, dy: -margin)
    }
}
