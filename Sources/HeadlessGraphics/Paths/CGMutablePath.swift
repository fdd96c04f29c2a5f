import Foundation

/// A mutable path.
public final class CGMutablePath: CGPath {
    package override init(builder: PathBuilder) {
        super.init(builder: builder)
    }

    /// Creates an empty path.
    public init() {
        super.init(builder: PathBuilder())
    }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        builder.move(to: point.applying(transform))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        builder.addLine(to: point.applying(transform))
    }

    /// Adds a subpath of connected lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        builder.move(to: first.applying(transform))
        for point in points.dropFirst() { builder.addLine(to: point.applying(transform)) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        builder.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        builder.addCurve(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    /// Closes the current subpath.
    public func closeSubpath() {
        builder.close()
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }

    /// Adds an ellipse that fits inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a rectangle with elliptical corners.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        add(transform) { $0.addRoundedRect(rect, radii: radii, corners: .allCorners) }
    }

    /// Adds an arc. As in Core Graphics, `clockwise` assumes a y-axis that points up.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = PathBuilder()
        arc.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            increasing: !clockwise
        )
        arc.apply(transform)
        builder.appendContinuing(arc.elements)
    }

    /// Adds an arc that starts at an angle and extends by another one, both in radians.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        var arc = PathBuilder()
        arc.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: startAngle + delta,
            increasing: delta > 0
        )
        arc.apply(transform)
        builder.appendContinuing(arc.elements)
    }

    /// Adds an arc that touches two lines: from the current point to `tangent1End`, and from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        builder.addArc(
            tangent1End: tangent1End.applying(transform),
            tangent2End: tangent2End.applying(transform),
            radius: radius
        )
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        builder.append(path.path.applying(transform).elements)
    }

    private func add(_ transform: CGAffineTransform, _ build: (inout PathBuilder) -> Void) {
        var shape = PathBuilder()
        build(&shape)
        builder.append(shape.path.applying(transform).elements)
    }
}

extension PathBuilder {
    /// Appends elements, replacing an initial move with a line from the current point.
    mutating func appendContinuing(_ other: [PathElement]) {
        guard case .move(let start)? = other.first, currentPoint != nil else { return append(other) }
        addLine(to: start)
        append(Array(other.dropFirst()))
    }
}
