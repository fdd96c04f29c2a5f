import Foundation

/// The shadow that a context draws under everything.
package struct ContextShadow {
    /// The offset in points of the coordinate system that the context had at first.
    var offset: CGSize
    /// The radius of the blur, in points.
    var blur: CGFloat
    var color: RGBA

    /// Core Graphics' blur is twice the standard deviation.
    private static let blurPerDeviation: CGFloat = 2
    /// The alpha of a shadow without a color, which is black.
    static let standardAlpha: CGFloat = 1 / 3

    /// Draws the shadow of what a closure draws in an area.
    func draw(over area: CGRect, transform: CGAffineTransform, on canvas: any Canvas, body: (any Canvas) -> Void) {
        let made = ShadowCache.shadow(
            over: area,
            radius: blur / Self.blurPerDeviation,
            color: color,
            scale: canvas.pixelsPerPoint,
            draw: body
        )
        guard let made else { return }
        // The offset doesn't follow the transform of the context.
        let inverse = transform.inverted()
        let shift = offset.applying(
            CGAffineTransform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0)
        )
        canvas.drawImage(made.image, in: made.rect.offsetBy(dx: shift.width, dy: shift.height), interpolation: .default)
    }
}

extension CGContext {
    /// Sets the shadow of everything that is drawn: its offset and blur in points, and its color, where `nil` means no
    /// shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let isVisible = offset.width.isFinite && offset.height.isFinite && blur >= 0 && blur.isFinite
        guard let color, color.rgba.alpha > 0, isVisible else {
            state.shadow = nil
            return
        }
        state.shadow = ContextShadow(offset: offset, blur: blur, color: color.rgba)
    }

    /// Sets the shadow of everything that is drawn to black, one third opaque; the offset and blur are in points.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: ContextShadow.standardAlpha))
    }

    /// Draws content that covers no more than an area, with the shadow of the context under it.
    package func draw(over area: CGRect, body: (any Canvas) -> Void) {
        state.shadow?.draw(over: area, transform: state.transform, on: canvas, body: body)
        body(canvas)
        bitmap?.didDraw()
    }
}
