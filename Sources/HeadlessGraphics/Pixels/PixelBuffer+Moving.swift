import Foundation

extension PixelBuffer {
    /// Copies pixels to a target rectangle; the target and the source must lie inside the buffer.
    package func movePixels(to target: PixelRect, byX dx: Int, y dy: Int) {
        guard !target.isEmpty else { return }
        _ = withRows { row in
            if dx == 0, target.x == 0, target.width == width {
                // Whole rows are contiguous in memory, so they can be moved at once.
                guard let source = row(target.y - dy).baseAddress, let destination = row(target.y).baseAddress,
                    let end = row(target.maxY - 1).baseAddress
                else { return }
                memmove(destination, source, (end + width - destination) * MemoryLayout<UInt32>.stride)
                return
            }
            func copy(_ y: Int) {
                guard let source = row(y - dy).baseAddress, let destination = row(y).baseAddress else { return }
                memmove(
                    destination + target.x,
                    source + target.x - dx,
                    target.width * MemoryLayout<UInt32>.stride
                )
            }
            // Rows are read before they are overwritten.
            if dy > 0 {
                for y in (target.y..<target.maxY).reversed() { copy(y) }
            } else {
                for y in target.y..<target.maxY { copy(y) }
            }
        }
    }
}
