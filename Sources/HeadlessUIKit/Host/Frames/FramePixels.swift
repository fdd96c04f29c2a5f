import Foundation

/// The pixels of a frame and the canvas on them.
///
/// What scrolls is nearly all of the picture of most screens. Its rows stay where they are in memory then: the picture
/// begins at another row, and the few rows that do not scroll are copied. There is room for one more picture; at its end
/// the whole picture is copied back to the beginning, once in a height of scrolling.
struct FramePixels {
    private(set) var buffer: PixelBuffer
    private(set) var canvas: CairoCanvas
    private let scale: CGFloat
    /// With room, from the first time that rows move.
    private var memory: PixelMemory?
    private var firstRow = 0

    /// Transparent pixels, `scale` of them a point; none where there is not that much memory.
    init?(width: Int, height: Int, scale: CGFloat) {
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        self.buffer = buffer
        self.scale = scale
        canvas = CairoCanvas(pixels: buffer, scale: scale)
    }

    /// Moves pixels. What the painted rectangles cover, and lies outside of the target, may be anything afterwards.
    mutating func apply(_ move: HostFrameChange.Move, before paintedRects: [HostPixelRect]) {
        let target = move.target
        let isWorthwhile = target.width == buffer.width && target.height > buffer.height / 2
        if move.dx == 0, isWorthwhile, moveRows(to: target, by: move.dy, before: paintedRects) { return }
        buffer.movePixels(to: target, byX: move.dx, y: move.dy)
    }

    /// Whether there was memory for it.
    private mutating func moveRows(to target: HostPixelRect, by distance: Int, before rects: [HostPixelRect]) -> Bool {
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
        // Rows are read before they are written over.
        if first > firstRow { parts.reverse() }
        for (rows, source) in parts {
            let rect = HostPixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count)
            let (old, new) = (memory.row(firstRow + source), memory.row(first + rows.lowerBound))
            if old == new || rects.contains(where: { $0.contains(rect) }) { continue }
            memmove(new, old, rows.count * memory.bytesPerRow)
        }
        firstRow = first
        buffer = moved
        canvas = CairoCanvas(pixels: moved, scale: scale)
        return true
    }

    /// Goes over to memory with room.
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
