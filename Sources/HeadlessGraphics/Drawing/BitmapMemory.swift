import Foundation

/// The pixels of a bitmap context, and the memory in which its owner expects them.
final class BitmapMemory {
    let buffer: PixelBuffer
    let pixelFormat: PixelFormat
    let space: CGColorSpace
    let bytesPerRow: Int
    /// Whether the memory belongs to the owner of the context, who may read it at any time.
    let isForeign: Bool
    private let bytes: UnsafeMutablePointer<UInt8>

    init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        pixelFormat: PixelFormat
    ) {
        let least = width * pixelFormat.bytesPerPixel
        self.bytesPerRow = bytesPerRow > 0 ? bytesPerRow : least
        guard let buffer = PixelBuffer(width: width, height: height), self.bytesPerRow >= least else { return nil }
        guard let memory = data ?? calloc(height, self.bytesPerRow) else { return nil }
        self.buffer = buffer
        self.pixelFormat = pixelFormat
        self.space = space
        isForeign = data != nil
        bytes = memory.assumingMemoryBound(to: UInt8.self)
        if isForeign { pixelFormat.read(buffer, from: bytes, bytesPerRow: self.bytesPerRow) }
    }

    deinit {
        if !isForeign { free(bytes) }
    }

    /// The memory with what has been drawn so far.
    var data: UnsafeMutableRawPointer {
        pixelFormat.write(buffer, to: bytes, bytesPerRow: bytesPerRow)
        return UnsafeMutableRawPointer(bytes)
    }

    /// Keeps memory that this object does not own up to date.
    func didDraw() {
        if isForeign { pixelFormat.write(buffer, to: bytes, bytesPerRow: bytesPerRow) }
    }

    /// Returns an image of what has been drawn so far.
    func image() -> CGImage? {
        guard let copy = PixelBuffer(width: buffer.width, height: buffer.height) else { return nil }
        _ = buffer.withRows { source in
            copy.withRows { target in
                for y in 0..<buffer.height { _ = target(y).update(fromContentsOf: source(y)) }
            }
        }
        return CGImage(pixels: RasterImage(pixels: copy))
    }
}
