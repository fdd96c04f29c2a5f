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

    /// Adds an ellipse that fits inside a rectangle.
    public func addEllipse(in rect: CGRect) {
        pathBuilder.addEllipse(in: rect)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath) {
        pathBuilder.append(path.builder.elements)
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

    /// Clips drawing to the path, and starts a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(takePath(), rule: rule)
    }

    /// Clips drawing to a rectangle.
    public func clip(to rect: CGRect) {
        clip(.rect(rect.standardized), rule: .winding)
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
