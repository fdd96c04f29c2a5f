import CCairo
import Foundation

/// Rows of pixels that follow each other in memory, transparent at first.
///
/// Unchecked: whoever paints on it is on one thread, as with `PixelBuffer`.
final class PixelMemory: @unchecked Sendable {
    let width: Int
    let rowCount: Int
    let bytesPerRow: Int
    private let bytes: UnsafeMutablePointer<UInt8>

    /// None where there is not that much memory. Rows that nobody wrote to cost none.
    init?(width: Int, rowCount: Int) {
        let bytesPerRow = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
        guard bytesPerRow > 0, rowCount > 0, let memory = calloc(rowCount, bytesPerRow) else { return nil }
        self.width = width
        self.rowCount = rowCount
        self.bytesPerRow = bytesPerRow
        bytes = memory.assumingMemoryBound(to: UInt8.self)
    }

    deinit {
        free(bytes)
    }

    /// Where a row begins.
    func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
        bytes + index * bytesPerRow
    }
}
