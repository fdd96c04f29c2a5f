import Foundation

extension UIImage {
    /// Returns PNG data of the image at its own scale; `nil` if it has no size or a side of more than 16,384 pixels.
    public func pngData() -> Data? {
        rasterized().flatMap { PNGCoder.encode($0.pixels, compression: .fast) }
    }

    /// Returns the image as a bitmap at its own scale.
    func rasterized() -> RasterImage? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        let limit = CGFloat(RenderingLimits.maximumSide)
        guard width >= 1, height >= 1, width <= limit, height <= limit,
            let buffer = PixelBuffer(width: Int(width), height: Int(height))
        else { return nil }
        let canvas = CairoCanvas(pixels: buffer, scale: scale)
        let context = CGContext(canvas: canvas)
        draw(in: CGRect(origin: .zero, size: size), on: context, templateColor: nil)
        context.finish()
        return RasterImage(pixels: buffer)
    }
}
