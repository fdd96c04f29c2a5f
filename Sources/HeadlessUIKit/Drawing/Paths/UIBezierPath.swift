import Foundation

/// A path of lines and curves with its drawing attributes.
open class UIBezierPath: NSObject, NSCopying {
    final var builder = PathBuilder()

    /// The line width, in points.
    open var lineWidth: CGFloat = 1
    /// The line cap style.
    open var lineCapStyle: CGLineCap = .butt
    /// The line join style.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The maximum ratio of miter length to line width; longer miters are beveled.
    open var miterLimit: CGFloat = 10
    /// Whether the path is filled by the even-odd rule rather than the nonzero winding rule.
    open var usesEvenOddFillRule = false
    /// The accuracy with which curves are drawn, in points. No effect: curves are always smooth.
    open var flatness: CGFloat = 0.6

    private final var dashPhase: CGFloat = 0
    private final var dashLengths: [CGFloat] = []

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        builder.addRect(rect)
    }

    /// Creates a path of an oval that fits inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        builder.addEllipse(in: rect)
    }

    /// Creates a path of a rounded rectangle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        builder.addRoundedRect(rect, radii: radii, corners: .allCorners)
    }

    /// Creates a path of a rectangle with some corners rounded.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        builder.addRoundedRect(rect, radii: cornerRadii, corners: corners)
    }

    /// Creates a path of an arc; angles are in radians, clockwise from the positive x-axis.
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

    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        builder = CGPath.builder
    }

    /// The Core Graphics path with the same elements.
    open var cgPath: CGPath {
        get { CGPath(builder: builder) }
        set { builder = newValue.builder }
    }

    /// Starts a subpath at a point.
    open func move(to point: CGPoint) {
        builder.move(to: point)
    }

    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) {
        builder.addLine(to: point)
    }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        builder.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        builder.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc; angles are in radians, clockwise from the positive x-axis.
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

    /// Closes the current subpath.
    open func close() {
        builder.close()
    }

    /// Removes all elements.
    open func removeAllPoints() {
        builder = PathBuilder()
    }

    /// Appends another path.
    open func append(_ bezierPath: UIBezierPath) {
        builder.append(bezierPath.builder.elements)
    }

    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) {
        builder.apply(transform)
    }

    /// Sets the lengths of dashes and gaps, alternating, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
        dashPhase = phase
    }

    /// Writes the lengths of dashes and gaps, their number and the phase to the pointers that aren't `nil`.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    /// Returns the path with each subpath drawn in the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = copied()
        reversed.builder = builder.reversed
        return reversed
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { builder.elements.isEmpty }

    /// The smallest rectangle that encloses all points, including control points of curves.
    open var bounds: CGRect {
        isEmpty ? .zero : builder.path.controlPointBounds
    }

    /// The current point; zero if the path is empty.
    open var currentPoint: CGPoint { builder.currentPoint ?? .zero }

    /// Returns whether the path contains a point.
    open func contains(_ point: CGPoint) -> Bool {
        builder.path.contains(point, rule: fillRule)
    }

    /// Fills the path in the current context with the fill color.
    open func fill() {
        UIGraphicsGetCurrentContext()?.fill(builder.path, rule: fillRule)
    }

    /// Strokes the path in the current context with the stroke color.
    open func stroke() {
        UIGraphicsGetCurrentContext()?.stroke(builder.path, style: strokeStyle)
    }

    /// Fills the path in the current context with the fill color, a blend mode and an alpha from 0 to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { _ in fill() }
    }

    /// Strokes the path in the current context with the stroke color, a blend mode and an alpha from 0 to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Clips drawing in the current context to the path.
    open func addClip() {
        UIGraphicsGetCurrentContext()?.clip(builder.path, rule: fillRule)
    }

    /// Returns a copy of the path with its drawing attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        copied()
    }

    /// Whether the object is a path with the same elements and drawing attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        if self === other { return true }
        return builder.elements == other.builder.elements && strokeStyle == other.strokeStyle
            && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int { builder.elements.hashValue }
}

extension UIBezierPath {
    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func copied() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.builder = builder
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashPhase = dashPhase
        copy.dashLengths = dashLengths
        return copy
    }

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
