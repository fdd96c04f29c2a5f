import Foundation

/// The pixels of a frame, with a canvas.
///
/// On most screens, the scrolling content is nearly the whole frame. Its rows then stay in place in memory: the frame
/// starts at another row, and the few rows that don't scroll are copied. The memory holds two frames; at its end the
/// whole frame is copied back to the start, once per frame height of scrolling.
package struct FramePixels {
    package private(set) var buffer: PixelBuffer
    package private(set) var canvas: CairoCanvas
    private let scale: CGFloat
    /// Memory for two frames, allocated when rows move for the first time.
    private var memory: PixelMemory?
    private var firstRow = 0

    /// Creates transparent pixels with a scale in pixels per point; `nil` if there isn't enough memory.
    package init?(width: Int, height: Int, scale: CGFloat) {
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        self.buffer = buffer
        self.scale = scale
        canvas = CairoCanvas(pixels: buffer, scale: scale)
    }

    /// Moves pixels. Outside the target, the contents of rectangles that are painted afterwards are undefined.
    package mutating func apply(_ move: FrameChange.Move, before paintedRects: [PixelRect]) {
        let target = move.target
        let isWorthwhile = target.width == buffer.width && target.height > buffer.height / 2
        if move.dx == 0, isWorthwhile, moveRows(to: target, by: move.dy, before: paintedRects) { return }
        buffer.movePixels(to: target, byX: move.dx, y: move.dy)
    }

    /// Moves whole rows within the memory; returns `false` if there isn't enough memory.
    private mutating func moveRows(to target: PixelRect, by distance: Int, before rects: [PixelRect]) -> Bool {
        let (width, height) = (buffer.width, buffer.height)
        guard let memory = memory ?? makeMemory() else { return false }
        var first = firstRow - distance
        if first < 0 { first = memory.rowCount - height }
        if first + height > memory.rowCount { first = 0 }
        guard let moved = PixelBuffer(in: memory, fromRow: first, height: height) else { return false }
        var parts = [
            (rows: 0..<target.y, source: 0),
            (rows: target.y..<target.maxY, source: target.y - distance),
            (rows: target.maxY..<height, source: target.maxY),
        ]
        // Rows are read before they are overwritten.
        if first > firstRow { parts.reverse() }
        for (rows, source) in parts {
            let rect = PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count)
            let (old, new) = (memory.row(firstRow + source), memory.row(first + rows.lowerBound))
            if old == new || rects.contains(where: { $0.contains(rect) }) { continue }
            memmove(new, old, rows.count * memory.bytesPerRow)
        }
        firstRow = first
        buffer = moved
        canvas = CairoCanvas(pixels: moved, scale: scale)
        return true
    }

    /// Switches to memory for two frames.
    private mutating func makeMemory() -> PixelMemory? {
        guard let memory = PixelMemory(width: buffer.width, rowCount: 2 * buffer.height) else { return nil }
        _ = buffer.withRows { row in
            for y in 0..<buffer.height {
                guard let pixels = row(y).baseAddress else { continue }
                memcpy(memory.row(y), pixels, buffer.width * MemoryLayout<UInt32>.stride)
            }
        }
        self.memory = memory
        return memory
    }
}
