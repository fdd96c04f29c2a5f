import Foundation

/// The drawing environment of an image renderer.
///
/// Unchecked: a context is only drawn in by one thread at a time.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    /// An image of what has been drawn so far.
    open var currentImage: UIImage {
        guard let canvas = cgContext.canvas as? RecordingCanvas else { return UIImage() }
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return UIImage(
            storage: .drawing(canvas.closedDisplayList),
            size: format.bounds.standardized.size,
            scale: max(1, scale)
        )
    }
}
