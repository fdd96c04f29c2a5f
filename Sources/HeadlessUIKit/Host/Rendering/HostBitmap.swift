/// A rendered picture.
@_spi(Host) public struct HostBitmap: Equatable, Sendable {
    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int
    /// Red, green, blue and alpha of each pixel, not premultiplied, row by row from the top left.
    public let rgba: [UInt8]

    init(width: Int, height: Int, rgba: [UInt8]) {
        self.width = width
        self.height = height
        self.rgba = rgba
    }
}
