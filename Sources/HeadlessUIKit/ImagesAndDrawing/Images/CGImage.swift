import Foundation

/// A picture of pixels.
public final class CGImage: Sendable {
    let pixels: RasterImage

    /// The number of pixels from left to right.
    public var width: Int { pixels.width }

    /// The number of pixels from top to bottom.
    public var height: Int { pixels.height }

    init(pixels: RasterImage) {
        self.pixels = pixels
    }
}

extension UIImage {
    /// The pixels of the picture, at its own scale.
    public var cgImage: CGImage? {
        if case .raster(let pixels) = storage, properties == Properties() { return CGImage(pixels: pixels) }
        return rasterized().map { CGImage(pixels: $0) }
    }

    /// A picture with one pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(pixels: cgImage.pixels, scale: 1)
    }

    private convenience init(pixels: RasterImage, scale: CGFloat) {
        let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        self.init(storage: .raster(pixels), size: size, scale: scale)
    }
}
