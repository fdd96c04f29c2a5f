import Foundation

extension PixelBuffer {
    /// Copies pixels so that they end in the target; it and where they come from lie in the picture.
    func movePixels(to target: HostPixelRect, byX dx: Int, y dy: Int) {
        guard !target.isEmpty else { return }
        _ = withRows { row in
            if dx == 0, target.x == 0, target.width == width {
                // Whole rows follow each other in memory: all of them are one piece.
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
            // Rows are read before they are written over.
            if dy > 0 {
                for y in (target.y..<target.maxY).reversed() { copy(y) }
            } else {
                for y in target.y..<target.maxY { copy(y) }
            }
        }
    }
}
