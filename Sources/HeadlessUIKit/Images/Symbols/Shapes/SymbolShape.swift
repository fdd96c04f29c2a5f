import Foundation
import HeadlessGraphics

/// The shape of a symbol, in hundredths of the point size. The origin is at the middle of capital letters.
struct SymbolShape {
    var steps: [SymbolStep]
    /// Whether image views mirror the symbol in right-to-left layouts.
    var flips = false

    /// The stroke width of regular symbols, at which shapes are composed.
    static let regularStrokeWidth: CGFloat = 8.5

    /// What stands for symbols that have no drawing: a crossed square.
    static let placeholder = SymbolShape(steps: [
        SymbolStep(
            elements: Path.roundedRect(CGRect(x: -40.5, y: -40.5, width: 81, height: 81), radius: 14).elements,
            stroke: 0.7
        ),
        SymbolStep(elements: SymbolPathReader.elements(of: "M-12-12 12 12M12-12-12 12"), stroke: 0.7),
    ])

    /// Returns the rectangle that the shape covers at a stroke width.
    func bounds(strokeWidth: CGFloat = regularStrokeWidth) -> CGRect {
        steps.reduce(CGRect.null) { $1.erases ? $0 : $0.union($1.bounds(strokeWidth: strokeWidth)) }
    }

    func applying(_ transform: CGAffineTransform) -> SymbolShape {
        SymbolShape(steps: steps.map { $0.applying(transform) }, flips: flips)
    }

    /// Returns the shape with all stroke widths multiplied by a factor.
    func multiplyingStrokes(by factor: CGFloat) -> SymbolShape {
        var shape = self
        for index in shape.steps.indices { shape.steps[index].stroke *= factor }
        return shape
    }

    /// Returns the shape that erases where this one paints, and the other way around.
    func inverted() -> SymbolShape {
        var shape = self
        for index in shape.steps.indices { shape.steps[index].erases.toggle() }
        return shape
    }

    /// Returns the recording of the shape with a stroke width.
    ///
    /// Erased parts are clipped away from what is painted before them: a recording of plain fills and strokes stays
    /// sharp in documents, and takes any color.
    func recording(strokeWidth: CGFloat, transform: CGAffineTransform) -> DisplayList {
        let canvas = RecordingCanvas()
        canvas.concatenate(transform)
        let margin: CGFloat = 10
        let area = bounds(strokeWidth: strokeWidth).insetBy(dx: -margin, dy: -margin)
        var start = 0
        while start < steps.count {
            let end = steps[start...].firstIndex(where: \.erases) ?? steps.count
            let isErased = end < steps.count
            if isErased {
                canvas.save()
                for step in steps[end...] where step.erases { step.clipAway(from: canvas, in: area, strokeWidth) }
            }
            for step in steps[start..<end] { step.paint(on: canvas, strokeWidth) }
            if isErased { canvas.restore() }
            start = steps[end...].firstIndex { !$0.erases } ?? steps.count
        }
        return canvas.displayList
    }
}

extension SymbolStep {
    fileprivate func paint(on canvas: RecordingCanvas, _ strokeWidth: CGFloat) {
        let path = Path.elements(elements)
        if fills { canvas.fill(path, with: .black, rule: .winding) }
        if stroke > 0 {
            canvas.stroke(
                path,
                with: .black,
                style: StrokeStyle(width: width(at: strokeWidth), cap: .round, join: .round)
            )
        }
    }

    fileprivate func clipAway(from canvas: RecordingCanvas, in area: CGRect, _ strokeWidth: CGFloat) {
        let whole = Path.rect(area).elements
        if fills { canvas.clip(to: .elements(whole + elements), rule: .evenOdd) }
        guard stroke > 0 else { return }
        for line in SymbolOutline.lines(of: elements) {
            for outline in SymbolOutline.outlines(of: line, width: width(at: strokeWidth)) {
                canvas.clip(to: .elements(whole + outline), rule: .evenOdd)
            }
        }
    }
}
