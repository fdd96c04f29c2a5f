@testable import HeadlessUIKit

/// The pixels drawn by a closure.
struct Drawing {
    let pixels: PixelBuffer

    init(width: Int, height: Int, scale: CGFloat = 1, _ body: (CGContext) -> Void) throws {
        let buffer = PixelBuffer(width: width, height: height)
        guard let buffer else { throw RenderingRefused() }
        let list = recordDrawing(body)
        list.replay(on: CairoCanvas(pixels: buffer, scale: scale))
        pixels = buffer
    }

    struct RenderingRefused: Error {}

    /// A pixel as `0xRRGGBBAA`, not premultiplied.
    subscript(x: Int, y: Int) -> UInt32 {
        let bytes = pixels.rgbaBytes
        return (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[(y * pixels.width + x) * 4 + $1]) }
    }

    /// The number of pixels that are not transparent.
    var coveredPixels: Int {
        let bytes = pixels.rgbaBytes
        return stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 0 }
    }

    /// The smallest rectangle of pixels that are not transparent.
    var coveredBounds: CGRect {
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
