import Foundation
import HeadlessGraphics

/// A rendered bitmap.
@_spi(Host) public struct HostBitmap: Equatable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// The red, green, blue and alpha bytes of each pixel, not premultiplied, row by row from the top left.
    public let rgba: [UInt8]

    /// Decodes a PNG file straight into bytes; `nil` if the data is damaged or exceeds the limits of images.
    public init?(png: Data) {
        guard let decoded = PNGCoder.decodedBytes(png) else { return nil }
        self.init(width: decoded.width, height: decoded.height, rgba: decoded.rgba)
    }

    init(width: Int, height: Int, rgba: [UInt8]) {
        self.width = width
        self.height = height
        self.rgba = rgba
    }
}
