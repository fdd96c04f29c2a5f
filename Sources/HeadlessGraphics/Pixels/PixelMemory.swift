import CCairo
import Foundation

/// Contiguous memory for rows of pixels, initially transparent.
///
/// Unchecked: like `PixelBuffer`, it is only drawn on by a single thread.
final class PixelMemory: @unchecked Sendable {
    package let width: Int
    package let rowCount: Int
    let bytesPerRow: Int
    private let bytes: UnsafeMutablePointer<UInt8>

    /// Allocates the rows; `nil` if there isn't enough memory. Rows that are never written don't occupy physical
    /// memory.
    package init?(width: Int, rowCount: Int) {
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

    /// Returns the address of a row.
    package func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
        bytes + index * bytesPerRow
    }
}
