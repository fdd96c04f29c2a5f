import Foundation

extension UIImage {
    /// The pixels of the image, at its own scale.
    public var cgImage: CGImage? {
        if case .raster(let pixels) = storage, properties == Properties() { return CGImage(pixels: pixels) }
        return rasterized().map { CGImage(pixels: $0) }
    }

    /// Creates an image with one pixel per point from a bitmap image.
    public convenience init(cgImage: CGImage) {
        self.init(pixels: cgImage.pixels, scale: 1)
    }

    private convenience init(pixels: RasterImage, scale: CGFloat) {
        let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        self.init(storage: .raster(pixels), size: size, scale: scale)
    }
}
