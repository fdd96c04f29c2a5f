/// A rendered bitmap.
@_spi(Host) public struct HostBitmap: Equatable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// The red, green, blue and alpha bytes of each pixel, not premultiplied, row by row from the top left.
    public let rgba: [UInt8]

    init(width: Int, height: Int, rgba: [UInt8]) {
        self.width = width
        self.height = height
        self.rgba = rgba
    }
}
