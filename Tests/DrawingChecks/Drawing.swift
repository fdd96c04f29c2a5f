import Foundation
import HeadlessGraphics

/// Pixels of what a recording draws, for tests.
package struct Drawing {
    package let pixels: PixelBuffer

    /// Draws a recording, `scale` pixels a point.
    package init(of list: DisplayList, width: Int, height: Int, scale: CGFloat) throws {
        let buffer = PixelBuffer(width: width, height: height)
        guard let buffer else { throw RenderingRefused() }
        list.replay(on: CairoCanvas(pixels: buffer, scale: scale))
        pixels = buffer
    }

    struct RenderingRefused: Error {}

    /// A pixel as `0xRRGGBBAA`, not premultiplied.
    package subscript(x: Int, y: Int) -> UInt32 {
        let bytes = pixels.rgbaBytes
        return (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[(y * pixels.width + x) * 4 + $1]) }
    }

    /// The number of pixels that are not transparent.
    package var coveredPixels: Int {
        let bytes = pixels.rgbaBytes
        return stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 0 }
    }

    /// The smallest rectangle of pixels that are not transparent.
    package var coveredBounds: CGRect {
        let bytes = pixels.rgbaBytes
        var bounds = CGRect.null
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where bytes[(y * pixels.width + x) * 4 + 3] > 0 {
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds
    }
}
