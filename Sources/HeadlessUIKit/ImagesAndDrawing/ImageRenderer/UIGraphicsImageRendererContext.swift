import Foundation

/// What a renderer's closure draws in.
open class UIGraphicsRendererContext: NSObject {
    /// Where drawing goes.
    public let cgContext: CGContext
    /// How the renderer draws.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// Draws a one-point line just inside a rectangle.
    open func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Restricts drawing to a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// What an image renderer's closure draws in.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
