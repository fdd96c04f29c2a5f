import Foundation

extension CGContext {
    /// Starts a new path.
    public func beginPath() {
        pathBuilder = PathBuilder()
    }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint) {
        pathBuilder.move(to: point)
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) {
        pathBuilder.addLine(to: point)
    }

    /// Adds a subpath of connected lines.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        pathBuilder.move(to: first)
        for point in points.dropFirst() { pathBuilder.addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pathBuilder.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pathBuilder.addQuadCurve(to: end, control: control)
    }

    /// Adds an arc. As in Core Graphics, `clockwise` assumes a y-axis that points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        pathBuilder.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            increasing: !clockwise
        )
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) {
        pathBuilder.addRect(rect)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds an arc that touches two lines: from the current point to `tangent1End`, and from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pathBuilder.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    /// Adds an ellipse that fits inside a rectangle.
    public func addEllipse(in rect: CGRect) {
        pathBuilder.addEllipse(in: rect)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath) {
        pathBuilder.append(path.builder.elements)
    }

    /// A copy of the current path; `nil` if there is none.
    public var path: CGPath? { pathBuilder.elements.isEmpty ? nil : CGPath(builder: pathBuilder) }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { pathBuilder.elements.isEmpty }

    /// The current point of the path; zero if the path is empty.
    public var currentPointOfPath: CGPoint { pathBuilder.currentPoint ?? .zero }

    /// The smallest rectangle that encloses all points of the path; null if it is empty.
    public var boundingBoxOfPath: CGRect { pathBuilder.path.controlPointBounds }

    /// Returns whether the current path contains a point when it is drawn in a mode.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        pathBuilder.path.contains(point, rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }

    /// Closes the current subpath.
    public func closePath() {
        pathBuilder.close()
    }

    /// Fills the path, and starts a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), rule: rule)
    }

    /// Strokes the path, and starts a new one.
    public func strokePath() {
        stroke(takePath(), style: state.strokeStyle)
    }

    /// Draws the path, and starts a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .fillStroke: fill(path, rule: .winding)
        case .eoFill, .eoFillStroke: fill(path, rule: .evenOdd)
        case .stroke: break
        }
        if mode != .fill, mode != .eoFill { stroke(path, style: state.strokeStyle) }
    }

    /// Replaces the path with the outline of its stroke: with the line width, caps, joins, miter limit and dashes of the
    /// context. It is to be filled by the nonzero winding rule.
    public func replacePathWithStrokedPath() {
        let style = state.strokeStyle
        let dashed = pathBuilder.path.dashed(phase: style.dashPhase, lengths: style.dashLengths)
        pathBuilder = StrokeOutline.builder(of: dashed, style: style, scale: canvas.pixelsPerPoint)
    }

    /// Strokes lines between pairs of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            pathBuilder.move(to: points[index])
            pathBuilder.addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Clips drawing to the path, and starts a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(takePath(), rule: rule)
    }

    /// Clips drawing to a rectangle.
    public func clip(to rect: CGRect) {
        clip(.rect(rect.standardized), rule: .winding)
    }

    /// Clips drawing to rectangles.
    public func clip(to rects: [CGRect]) {
        var builder = PathBuilder()
        for rect in rects { builder.addRect(rect) }
        clip(builder.path, rule: .winding)
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        canvas.save()
        canvas.setBlendMode(.clear)
        if Path.rect(rect).isDrawable { canvas.fill(.rect(rect.standardized), with: .clear, rule: .winding) }
        canvas.restore()
        bitmap?.didDraw()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        fill(.rect(rect.standardized), rule: .winding)
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        stroke(.rect(rect.standardized), style: state.strokeStyle)
    }

    /// Strokes a rectangle with a line width, in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.strokeStyle
        style.width = width
        stroke(.rect(rect.standardized), style: style)
    }

    /// Fills an ellipse that fits inside a rectangle.
    public func fillEllipse(in rect: CGRect) {
        fill(.ellipse(rect.standardized), rule: .winding)
    }

    /// Strokes an ellipse that fits inside a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        stroke(.ellipse(rect.standardized), style: state.strokeStyle)
    }

    private func takePath() -> Path {
        defer { pathBuilder = PathBuilder() }
        return pathBuilder.path
    }
}
