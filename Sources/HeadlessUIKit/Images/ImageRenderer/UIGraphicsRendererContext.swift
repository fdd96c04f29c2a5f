import Foundation

/// The drawing environment of a renderer.
open class UIGraphicsRendererContext: NSObject {
    private final var storedContext: CGContext
    private final var storedFormat: UIGraphicsRendererFormat

    /// The Core Graphics context of the renderer.
    open var cgContext: CGContext { storedContext }

    /// The format of the renderer.
    open var format: UIGraphicsRendererFormat { storedFormat }

    /// Creates a context that draws nowhere. Renderers create theirs.
    public required override init() {
        storedContext = CGContext(canvas: RecordingCanvas())
        storedFormat = UIGraphicsRendererFormat()
    }

    final func begin(on context: CGContext, format: UIGraphicsRendererFormat) {
        storedContext = context
        storedFormat = format
    }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// Fills a rectangle in a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.with(blendMode, alpha: cgContext.state.alpha) { _ in fill(rect) }
    }

    /// Strokes a one-point frame inside a rectangle.
    open func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Strokes a one-point frame inside a rectangle in a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.with(blendMode, alpha: cgContext.state.alpha) { _ in stroke(rect) }
    }

    /// Clips drawing to a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
