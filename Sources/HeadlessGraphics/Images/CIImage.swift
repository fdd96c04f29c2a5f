import Foundation

/// An image for the filters of Core Image. There are no filters here: it only stands for a bitmap image.
///
/// Unchecked: the stored property is a constant of a sendable type, which the compiler can't verify in an open class.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    package let bitmap: CGImage

    /// Creates an image of a bitmap image.
    public init(cgImage image: CGImage) {
        bitmap = image
    }

    /// The area of the image, in pixels.
    open var extent: CGRect { CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }

    /// The bitmap image that the image was created from.
    open var cgImage: CGImage? { bitmap }

    /// Returns the image itself: images don't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
