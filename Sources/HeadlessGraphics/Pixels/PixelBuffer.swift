import CCairo
import Foundation

/// Owns the pixels that Cairo draws on: premultiplied, 32 bits per pixel, blue first in memory on little-endian
/// machines.
///
/// Unchecked: callers draw on a single thread, and share a buffer only when drawing is complete. A lock guards reading,
/// because Cairo's reference counting of sources isn't thread-safe.
package final class PixelBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    private let surface: OpaquePointer
    /// The memory of the pixels, if it isn't owned by Cairo.
    private let memory: PixelMemory?
    private let counted = ForeignObjectCount()
    private let lock = NSLock()

    /// Creates a buffer of transparent pixels; `nil` if Cairo can't allocate them.
    package convenience init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= RenderingLimits.maximumSide, height <= RenderingLimits.maximumSide,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        self.init(surface: surface, width: width, height: height, memory: nil)
    }

    /// Creates a buffer of pixels in existing memory, starting at a row.
    convenience init?(in memory: PixelMemory, fromRow firstRow: Int, height: Int) {
        guard height > 0, firstRow >= 0, firstRow + height <= memory.rowCount,
            let surface = cairo_image_surface_create_for_data(
                memory.row(firstRow),
                CAIRO_FORMAT_ARGB32,
                Int32(memory.width),
                Int32(height),
                Int32(memory.bytesPerRow)
            )
        else { return nil }
        self.init(surface: surface, width: memory.width, height: height, memory: memory)
    }

    private init?(surface: OpaquePointer, width: Int, height: Int, memory: PixelMemory?) {
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        // Cairo rounds differently on surfaces that it knows to be clear: pixels would depend on what was drawn before.
        cairo_surface_mark_dirty(surface)
        self.width = width
        self.height = height
        self.surface = surface
        self.memory = memory
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(surface)
    }

    /// Calls a closure with access to the rows, each of `width` pixels, with alpha in the highest byte of a pixel.
    func withRows<Result>(_ body: ((Int) -> UnsafeMutableBufferPointer<UInt32>) -> Result) -> Result? {
        withSurface { surface in
            cairo_surface_flush(surface)
            guard let data = cairo_image_surface_get_data(surface) else { return nil }
            let stride = Int(cairo_image_surface_get_stride(surface))
            defer { cairo_surface_mark_dirty(surface) }
            return data.withMemoryRebound(to: UInt32.self, capacity: stride / 4 * height) { pixels in
                body { UnsafeMutableBufferPointer(start: pixels + $0 * stride / 4, count: width) }
            }
        }
    }
}
