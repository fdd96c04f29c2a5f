import Foundation

/// A renderer of images drawn in code. The images stay vectors: sharp at every scale, with selectable text in
/// documents.
open class UIGraphicsImageRenderer: NSObject {
    /// The format of the renderer.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of images with a size, in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Creates a renderer of images with a size in points and a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images with bounds, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer of images with bounds in points and a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format
        format.bounds = bounds
    }

    /// Returns an image of what the closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let bounds = format.bounds.standardized
        guard Path.rect(bounds).isDrawable, bounds.width > 0, bounds.height > 0 else { return UIImage() }
        let list = recordDrawing { context in
            if format.opaque {
                context.fill(CGRect(origin: .zero, size: bounds.size))
            }
            if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
            actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        }
        return UIImage(storage: .drawing(list), size: bounds.size, scale: max(1, format.scale))
    }

    /// Returns PNG data of what the closure draws; empty if the image has no size or a side of more than 16,384 pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
