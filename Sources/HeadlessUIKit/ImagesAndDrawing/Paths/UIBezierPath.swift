import Foundation

/// An outline of lines and curves together with the way to draw it.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    final var builder = PathBuilder()

    /// The width of the line in points.
    open var lineWidth: CGFloat = 1
    /// How open ends are drawn.
    open var lineCapStyle: CGLineCap = .butt
    /// How corners are drawn.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The largest ratio of a corner's length to the width of the line before the corner is cut off.
    open var miterLimit: CGFloat = 10
    /// Whether filling counts crossings (even-odd) instead of turns (winding).
    open var usesEvenOddFillRule = false

    private var dashPhase: CGFloat = 0
    private var dashLengths: [CGFloat] = []

    /// An empty path.
    public nonisolated override init() {
        super.init()
    }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        builder.addRect(rect)
    }

    /// An ellipse that touches the sides of the rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        builder.addEllipse(in: rect)
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        builder.addRoundedRect(rect, radii: radii, corners: .allCorners)
    }

    /// A rectangle of which some corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        builder.addRoundedRect(rect, radii: cornerRadii, corners: corners)
    }

    /// An arc of a circle; angles are radians, clockwise from the right.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path with the elements of a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init()
        builder = cgPath.builder
    }

    /// The elements as a Core Graphics path.
    open var cgPath: CGPath {
        get { CGPath(builder: builder) }
        set { builder = newValue.builder }
    }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) {
        builder.move(to: point)
    }

    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) {
        builder.addLine(to: point)
    }

    /// Adds a cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        builder.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        builder.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle; angles are radians, clockwise from the right.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        builder.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            increasing: clockwise
        )
    }

    /// Ends the subpath with a line to where it began.
    open func close() {
        builder.close()
    }

    /// Removes all elements.
    open func removeAllPoints() {
        builder = PathBuilder()
    }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        builder.append(bezierPath.builder.elements)
    }

    /// Transforms all elements.
    open func apply(_ transform: CGAffineTransform) {
        builder.apply(transform)
    }

    /// Sets the lengths of dashes and of the gaps between them, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
        dashPhase = phase
    }
}

extension UIBezierPath {
    var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: lineWidth,
            cap: lineCapStyle,
            join: lineJoinStyle,
            miterLimit: miterLimit,
            dashPhase: dashPhase,
            dashLengths: dashLengths
        )
    }
}
