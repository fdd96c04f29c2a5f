import Foundation

/// A bitmap image.
public final class CGImage: Sendable {
    package let pixels: RasterImage

    /// The width of the image, in pixels.
    public var width: Int { pixels.width }

    /// The height of the image, in pixels.
    public var height: Int { pixels.height }

    package init(pixels: RasterImage) {
        self.pixels = pixels
    }
}
