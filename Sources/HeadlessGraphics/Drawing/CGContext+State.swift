import Foundation

extension CGContext {
    /// The current transformation matrix, from user space to the context's initial coordinate system.
    public var ctm: CGAffineTransform { state.transform }

    /// Moves the origin of the coordinate system.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the coordinate system.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the coordinate system clockwise by an angle in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Transforms the coordinate system.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        canvas.concatenate(transform)
    }

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color.rgba
        state.fillPattern = color.pattern
    }

    /// Sets the color space of the fill color, and the color to black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        setFillColor(gray: 0, alpha: 1)
    }

    /// Sets the fill color; components are those of the fill color space, then alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.fillSpace, components: components) else { return }
        setFillColor(color)
    }

    /// Sets the fill color; components are from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray level, from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color.rgba
    }

    /// Sets the color space of the stroke color, and the color to black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        setStrokeColor(gray: 0, alpha: 1)
    }

    /// Sets the stroke color; components are those of the stroke color space, then alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.strokeSpace, components: components) else { return }
        setStrokeColor(color)
    }

    /// Sets the stroke color; components are from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the stroke color to a gray level, from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the alpha of all drawing, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha > 0 ? min(alpha, 1) : 0
    }

    /// Sets the way in which drawing is combined with what is there.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        canvas.setBlendMode(mode)
    }

    /// Sets whether edges are drawn with partly covered pixels, if the context allows it. Otherwise a pixel is drawn as
    /// a whole, or not at all. Part of the graphics state, and on by default.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        guard state.antialiases != shouldAntialias else { return }
        state.antialiases = shouldAntialias
        applyAntialiasing()
    }

    /// Sets whether the context allows partly covered pixels. Not part of the graphics state; on by default.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
    }

    /// Sets the offset of patterns from the origin, in points.
    public func setPatternPhase(_ phase: CGSize) {
        state.patternPhase = phase
    }

    /// Sets the line width, in points.
    public func setLineWidth(_ width: CGFloat) {
        state.strokeStyle.width = width
    }

    /// Sets the line cap style.
    public func setLineCap(_ cap: CGLineCap) {
        state.strokeStyle.cap = cap
    }

    /// Sets the line join style.
    public func setLineJoin(_ join: CGLineJoin) {
        state.strokeStyle.join = join
    }

    /// Sets the maximum ratio of miter length to line width; longer miters are beveled.
    public func setMiterLimit(_ limit: CGFloat) {
        state.strokeStyle.miterLimit = limit
    }

    /// Sets the lengths of dashes and gaps, alternating, in points; an empty array means solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.strokeStyle.dashPhase = phase
        state.strokeStyle.dashLengths = lengths
    }

    /// The interpolation quality for scaled images.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}
