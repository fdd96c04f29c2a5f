import Foundation

extension CGImage {
    /// The number of bits of a component.
    public var bitsPerComponent: Int { 8 }

    /// The number of bits of a pixel.
    public var bitsPerPixel: Int { 32 }

    /// The number of bytes of a row.
    public var bytesPerRow: Int { width * 4 }

    /// The color space: sRGB.
    public var colorSpace: CGColorSpace? { .rgb }

    /// Whether and where pixels contain alpha: last and premultiplied, or none if the image is opaque.
    public var alphaInfo: CGImageAlphaInfo { pixels.pixels.isOpaque ? .noneSkipLast : .premultipliedLast }

    /// The layout of pixels in the data of the provider.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// The pixels as red, green, blue and alpha bytes, premultiplied.
    public var dataProvider: CGDataProvider? {
        bytes.data(of: pixels.pixels).flatMap { CGDataProvider(data: $0) }
    }

    /// Creates an image from pixels in memory, of 8 bits a component: gray, or red, green and blue with alpha or an
    /// ignored component. `nil` if the layout is another one or there are too few bytes.
    public convenience init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = PixelFormat(
            components: space.numberOfComponents,
            bits: bitsPerComponent,
            info: bitmapInfo.rawValue
        )
        guard let format, format.bytesPerPixel * 8 == bitsPerPixel else { return nil }
        self.init(format, width: width, height: height, bytesPerRow: bytesPerRow, provider: provider, isMask: false)
    }

    /// Creates a mask from bytes: 0 lets everything through, 255 nothing. `nil` if there are not 8 bits a pixel.
    public convenience init?(
        maskWidth width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool
    ) {
        guard bitsPerPixel == 8, let format = PixelFormat(components: 1, bits: bitsPerComponent, info: 0) else {
            return nil
        }
        self.init(format, width: width, height: height, bytesPerRow: bytesPerRow, provider: provider, isMask: true)
    }

    private convenience init?(
        _ format: PixelFormat,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        provider: CGDataProvider,
        isMask: Bool
    ) {
        guard let data = provider.data, let buffer = PixelBuffer(width: width, height: height),
            bytesPerRow >= width * format.bytesPerPixel,
            data.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
        else { return nil }
        data.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            format.read(buffer, from: start, bytesPerRow: bytesPerRow)
        }
        self.init(pixels: RasterImage(pixels: buffer), isMask: isMask)
    }
}
