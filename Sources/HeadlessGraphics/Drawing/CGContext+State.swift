import Foundation

extension CGContext {
    /// The current transformation matrix, from user space to the context's initial coordinate system.
    public var ctm: CGAffineTransform { state.transform }

    /// The transform from user space to the initial coordinate system of the context. The pixels of its bitmap are not known here.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    /// Returns a point of user space in the initial coordinate system.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

    /// Returns a size of user space in the initial coordinate system.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }

    /// Returns the box in the initial coordinate system around a rectangle of user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

    /// Returns a point of the initial coordinate system in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }

    /// Returns a size of the initial coordinate system in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.transform.inverted()) }

    /// Returns the box in user space around a rectangle of the initial coordinate system.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform.inverted()) }

    /// Says how far curves may be from what is drawn, in pixels. No effect here: they are drawn as exactly as pixels allow.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Says how colors outside the color space are converted. No effect here.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// Says whether fonts are smoothed. No effect here: they always are.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Says whether fonts may be smoothed. No effect here: they always are.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Says whether glyphs are placed between pixels. No effect here: they always are.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// Says whether glyphs may be placed between pixels. No effect here: they always are.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

    /// Says whether the places of glyphs are rounded to parts of pixels. No effect here.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// Says whether the places of glyphs may be rounded to parts of pixels. No effect here.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

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

    /// Sets the fill color; components are from 0 to 1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
        )
    }

    /// Sets the stroke color; components are from 0 to 1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
        )
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
