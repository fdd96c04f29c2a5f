import Foundation

/// A bitmap image.
public final class CGImage: Sendable {
    package let pixels: RasterImage
    /// Whether the image only masks: its alpha is where it lets nothing through.
    public let isMask: Bool
    let bytes = PixelBytes()

    /// The width of the image, in pixels.
    public var width: Int { pixels.width }

    /// The height of the image, in pixels.
    public var height: Int { pixels.height }

    package init(pixels: RasterImage, isMask: Bool = false) {
        self.pixels = pixels
        self.isMask = isMask
    }

    /// Returns the same image.
    public func copy() -> CGImage? { self }

    /// Returns the part of the image in a rectangle of pixels, rounded outward; `nil` if it is empty.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.intersection(bounds)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        if part == bounds { return self }
        guard let cropped = PixelBuffer(width: Int(part.width), height: Int(part.height)) else { return nil }
        let (left, top) = (Int(part.minX), Int(part.minY))
        _ = pixels.pixels.withRows { source in
            cropped.withRows { target in
                for y in 0..<cropped.height {
                    let (from, to) = (source(top + y), target(y))
                    for x in 0..<cropped.width { to[x] = from[left + x] }
                }
            }
        }
        return CGImage(pixels: RasterImage(pixels: cropped), isMask: isMask)
    }
}
