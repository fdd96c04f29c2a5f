import Foundation

/// An immutable bitmap image.
package final class RasterImage: Sendable, Equatable {
    package let pixels: PixelBuffer

    package init(pixels: PixelBuffer) {
        self.pixels = pixels
    }

    /// Creates an image from PNG or JPEG data, or from the first frame of GIF data; `nil` if the data has another format, is damaged or exceeds the size
    /// limits.
    package convenience init?(data: Data) {
        let buffer: PixelBuffer?
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            buffer = PNGCoder.decode(data)
        } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            buffer = JPEGDecoder.decode(data)
        } else if data.starts(with: Array("GIF8".utf8)) {
            var painter = GIFDecoder(data).map { GIFPainter($0) }
            buffer = painter?.image(at: 0)
        } else {
            return nil
        }
        guard let buffer else { return nil }
        self.init(pixels: buffer)
    }

    package var width: Int { pixels.width }
    package var height: Int { pixels.height }

    /// Returns the shape of the image in a single color.
    package func tinted(with color: RGBA) -> RasterImage? {
        guard let copy = PixelBuffer(width: width, height: height) else { return nil }
        let palette = color.premultipliedPalette
        _ = pixels.withRows { source in
            copy.withRows { target in
                for y in 0..<height {
                    let from = source(y)
                    let to = target(y)
                    for x in 0..<width { to[x] = palette[Int(from[x] >> 24)] }
                }
            }
        }
        return RasterImage(pixels: copy)
    }

    /// Returns the image with its colors multiplied by a color, component by component.
    package func multiplied(by color: RGBA) -> RasterImage? {
        guard let copy = PixelBuffer(width: width, height: height) else { return nil }
        // Pixels are premultiplied: the color's alpha multiplies each component.
        let factors = [color.alpha, color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha]
            .map { UInt32(($0 * 255).rounded()) }
        _ = pixels.withRows { source in
            copy.withRows { target in
                for y in 0..<height {
                    let (from, to) = (source(y), target(y))
                    for x in 0..<width {
                        let pixel = from[x]
                        func part(_ shift: UInt32, _ factor: UInt32) -> UInt32 {
                            (((pixel >> shift & 0xFF) * factor + 127) / 255) << shift
                        }
                        to[x] = part(24, factors[0]) | part(16, factors[1]) | part(8, factors[2]) | part(0, factors[3])
                    }
                }
            }
        }
        return RasterImage(pixels: copy)
    }

    package static func == (lhs: RasterImage, rhs: RasterImage) -> Bool {
        if lhs === rhs { return true }
        guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
        let areEqual = lhs.pixels.withRows { left in
            rhs.pixels.withRows { right in
                (0..<lhs.height).allSatisfy { left($0).elementsEqual(right($0)) }
            }
        }
        return areEqual == .some(.some(true))
    }
}
