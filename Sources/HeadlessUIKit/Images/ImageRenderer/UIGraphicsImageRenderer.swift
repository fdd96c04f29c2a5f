import Foundation

/// A renderer of images drawn in code. The images stay vectors: sharp at every scale, with selectable text in
/// documents.
///
/// Unchecked: a format isn't changed while a renderer uses it.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// A closure that draws in the context of a renderer.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Creates a renderer of images without a size.
    public convenience init() {
        self.init(size: .zero)
    }

    /// Creates a renderer of images with a size, in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Creates a renderer of images with bounds in points and the format for the current traits.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default())
    }

    /// Creates a renderer of images with a size in points and a format.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images with bounds in points and a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// Contexts of the renderer can give images of what has been drawn.
    open override var allowsImageOutput: Bool { true }

    /// The class of the contexts that drawing actions get.
    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    /// Prepares a context for drawing: an opaque image is black at first.
    open override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        let format = rendererContext.format
        if (format as? UIGraphicsImageRendererFormat)?.opaque ?? false {
            context.fill(CGRect(origin: .zero, size: format.bounds.standardized.size))
        }
        super.prepare(context, with: rendererContext)
    }

    /// Returns an image of what the closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        var image = UIImage()
        try? runDrawingActions(
            { context in (context as? UIGraphicsImageRendererContext).map(actions) },
            completionActions: { context in
                context.cgContext.finish()
                image = (context as? UIGraphicsImageRendererContext)?.currentImage ?? image
            }
        )
        return image
    }

    /// Returns PNG data of what the closure draws; empty if the image has no size or a side of more than 16,384 pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns JPEG data of what the closure draws, with a quality from 0 to 1; empty if the image has no size or a side
    /// of more than 16,384 pixels.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
