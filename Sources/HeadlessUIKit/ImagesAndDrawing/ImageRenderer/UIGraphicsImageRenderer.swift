import Foundation

/// Makes images by drawing. The images stay vectors: they are sharp at every scale, and text in them stays text in documents.
open class UIGraphicsImageRenderer: NSObject {
    /// How images are drawn.
    public let format: UIGraphicsImageRendererFormat

    /// Images of a size in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Images of a part of the coordinate system, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Images of a part of the coordinate system, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format
        format.bounds = bounds
    }

    /// An image of what the closure draws.
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

    /// A PNG file of what the closure draws; empty where the image has no size or a side of more than 16,384 pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
