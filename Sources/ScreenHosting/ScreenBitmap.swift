import Foundation

/// The pixels of a rendered screen.
public struct ScreenBitmap: Equatable, Sendable {
    /// One pixel with channels from 0 to 255, not premultiplied by alpha.
    public struct Pixel: Equatable, Sendable, CustomStringConvertible {
        /// The channels, 0 to 255.
        public var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

        /// Creates a pixel from its channels, 0 to 255.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// The color as `#RRGGBB`, followed by the alpha if the pixel is not opaque.
        public var description: String {
            let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
            return channels.reduce(into: "#") { text, channel in
                text += (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
            }
        }
    }

    /// The width in pixels.
    public let width: Int

    /// The height in pixels.
    public let height: Int

    /// Four bytes per pixel (red, green, blue, alpha; not premultiplied), row by row from the top.
    public let bytes: [UInt8]

    /// Creates a bitmap from its size in pixels and its bytes.
    ///
    /// - Precondition: There are four bytes for each pixel.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4, "A bitmap needs four bytes a pixel.")
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Decodes a PNG file; nil if the data is damaged.
    package init?(png: Data) {
        guard let bitmap = PlatformWindow.bitmap(png: png) else { return nil }
        self = bitmap
    }

    /// The pixel in column `x` from the left and row `y` from the top.
    public subscript(x: Int, y: Int) -> Pixel {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y),
            "Pixel (\(x), \(y)) is outside of the bitmap."
        )
        let offset = (y * width + x) * 4
        return Pixel(
            red: bytes[offset],
            green: bytes[offset + 1],
            blue: bytes[offset + 2],
            alpha: bytes[offset + 3]
        )
    }

    /// Returns the first pixel at which two bitmaps differ, row by row from the top; `nil` if they are equal.
    ///
    /// Bitmaps of different sizes differ at the first pixel that only one of them has.
    public func firstDifference(from other: ScreenBitmap) -> (x: Int, y: Int)? {
        guard self != other else { return nil }
        for y in 0..<min(height, other.height) {
            for x in 0..<min(width, other.width) where self[x, y] != other[x, y] {
                return (x, y)
            }
        }
        return height == other.height ? (min(width, other.width), 0) : (0, min(height, other.height))
    }
}
