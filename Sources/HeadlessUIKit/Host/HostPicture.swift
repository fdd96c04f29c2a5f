import Foundation
import HeadlessGraphics

/// The pixels of a frame. They are valid until the next frame is painted. A bitmap or a file is only made on request.
@_spi(Host) public struct HostPicture: Sendable {
    private let pixels: PixelBuffer

    init(_ pixels: PixelBuffer) {
        self.pixels = pixels
    }

    /// The width, in pixels.
    public var width: Int { pixels.width }

    /// The height, in pixels.
    public var height: Int { pixels.height }

    /// A number that pictures of the same size share only if they have the same pixels, but for 1 of 2^64 cases.
    public var checksum: UInt64 { pixels.checksum }

    /// Returns the red, green, blue and alpha bytes of the pixels.
    public func bitmap() -> HostBitmap {
        HostBitmap(width: width, height: height, rgba: pixels.rgbaBytes)
    }

    /// Returns PNG data. `isSmall` trades time for a smaller file.
    public func png(isSmall: Bool) throws(HostRenderingError) -> Data {
        guard let data = PNGCoder.encode(pixels, compression: isSmall ? .small : .fast) else { throw .outOfMemory }
        return data
    }
}
