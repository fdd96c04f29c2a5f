import Foundation

extension UIImage {
    /// Returns PNG data of the image at its own scale; `nil` if it has no size or a side of more than 16,384 pixels.
    public func pngData() -> Data? {
        rasterized().flatMap { PNGCoder.encode($0.pixels, compression: .fast) }
    }

    /// Returns JPEG data of the image at its own scale, with a quality from 0 to 1 and a white background; `nil` if the
    /// image has no size or a side of more than 16,384 pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        rasterized().flatMap { JPEGEncoder.encode($0.pixels, quality: compressionQuality) }
    }

    /// Creates a symbol image for a value from 0 to 1, which has no effect here; `nil` if the symbol isn't available.
    @available(iOS 16, *)
    public convenience init?(
        systemName name: String,
        variableValue: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates an image from a file in a bundle for a value from 0 to 1, which has no effect here; `nil` if there is
    /// none.
    @available(iOS 16, *)
    public convenience init?(
        named name: String,
        in bundle: Bundle? = nil,
        variableValue: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// The distance of the baseline from the bottom, in points; `nil` if the image has none.
    public var baselineOffsetFromBottom: CGFloat? { properties.baselineOffset }

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
