import Foundation

extension CGContext {
    /// The current coordinate system in that of the context when it was made.
    public var ctm: CGAffineTransform { state.transform }

    /// Moves the origin of the coordinate system.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the coordinate system.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns the coordinate system by radians, clockwise.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Transforms the coordinate system.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        canvas.concatenate(transform)
    }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color.rgba
    }

    /// Sets the colour of fills; components are 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of fills to a shade of gray, 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color.rgba
    }

    /// Sets the colour of lines; components are 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of lines to a shade of gray, 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the opacity of everything that is drawn, 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha > 0 ? min(alpha, 1) : 0
    }

    /// Sets the width of lines in points.
    public func setLineWidth(_ width: CGFloat) {
        state.strokeStyle.width = width
    }

    /// Sets how open ends of lines are drawn.
    public func setLineCap(_ cap: CGLineCap) {
        state.strokeStyle.cap = cap
    }

    /// Sets how corners of lines are drawn.
    public func setLineJoin(_ join: CGLineJoin) {
        state.strokeStyle.join = join
    }

    /// Sets the largest ratio of a corner's length to the width of the line before the corner is cut off.
    public func setMiterLimit(_ limit: CGFloat) {
        state.strokeStyle.miterLimit = limit
    }

    /// Sets the lengths of dashes and of the gaps between them, in points; none for solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.strokeStyle.dashPhase = phase
        state.strokeStyle.dashLengths = lengths
    }

    /// How carefully images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}
