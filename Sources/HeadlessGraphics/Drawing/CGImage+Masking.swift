import Foundation

extension CGImage {
    /// Returns the image with its alpha multiplied by a mask, which is scaled to the size of the image.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let result = PixelBuffer(width: width, height: height) else { return nil }
        let canvas = CairoCanvas(pixels: result, scale: 1)
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        canvas.beginMasked(by: mask.coverage, in: bounds)
        canvas.drawImage(pixels, in: bounds, interpolation: .default)
        canvas.endMaskedByImage()
        return CGImage(pixels: RasterImage(pixels: result))
    }

    /// The image as a mask: its own alpha, or its brightness where it is opaque.
    var coverage: RasterImage {
        guard isMask || pixels.pixels.isOpaque, let result = PixelBuffer(width: width, height: height) else {
            return pixels
        }
        _ = pixels.pixels.withRows { source in
            result.withRows { target in
                for y in 0..<height {
                    let (from, to) = (source(y), target(y))
                    for x in 0..<width { to[x] = coverage(of: from[x]) << 24 }
                }
            }
        }
        return RasterImage(pixels: result)
    }

    /// The alpha of a pixel of a mask, from 0 to 255.
    private func coverage(of pixel: UInt32) -> UInt32 {
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        let brightness = (red * 2_126 + green * 7_152 + blue * 722 + 5_000) / 10_000
        return isMask ? 255 - brightness : brightness
    }
}
