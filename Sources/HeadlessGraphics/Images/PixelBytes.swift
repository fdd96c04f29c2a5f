import Foundation

/// The pixels of an image as red, green, blue and alpha bytes, made when they are first asked for.
///
/// Unchecked: a lock guards the making; later the bytes don't change.
final class PixelBytes: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: UnsafeMutablePointer<UInt8>?

    deinit {
        free(bytes)
    }

    /// Returns the bytes of a buffer, without a copy. They keep this object alive, as the data of an image outlives it on a device; their
    /// address is also valid as long as this object is.
    func data(of buffer: PixelBuffer) -> Data? {
        lock.lock()
        defer { lock.unlock() }
        let count = buffer.width * buffer.height * 4
        if bytes == nil, let format = PixelFormat.standard, let memory = malloc(count) {
            let made = memory.assumingMemoryBound(to: UInt8.self)
            format.write(buffer, to: made, bytesPerRow: buffer.width * 4)
            bytes = made
        }
        return bytes.map {
            Data(bytesNoCopy: $0, count: count, deallocator: .custom { [self] _, _ in withExtendedLifetime(self) {} })
        }
    }
}
