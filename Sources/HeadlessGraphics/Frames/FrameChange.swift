/// The changes from one frame to the next.
package struct FrameChange: Equatable, Sendable {
    /// A move of pixels within the frame, as in scrolling.
    package struct Move: Equatable, Sendable {
        /// The rectangle of the pixels after the move.
        package var target: PixelRect
        /// The distance of the move to the right, in pixels.
        package var dx: Int
        /// The distance of the move downward, in pixels.
        package var dy: Int

        /// Creates a move.
        package init(target: PixelRect, dx: Int, dy: Int) {
            self.target = target
            self.dx = dx
            self.dy = dy
        }
    }

    /// The move of pixels before painting, if any.
    package var move: Move?
    /// The repainted rectangles, which don't overlap. Code that shows the frame elsewhere without moving pixels itself
    /// needs these and the target of the move.
    package var paintedRects: [PixelRect] = []
    /// The number of views painted; a view that lies in two rectangles counts twice.
    package var paintedNodeCount = 0

    /// Creates a change of nothing.
    package init() {}

    /// Whether nothing changed.
    package var isEmpty: Bool { move == nil && paintedRects.isEmpty }

    /// The number of repainted pixels.
    var paintedArea: Int { paintedRects.reduce(0) { $0 + $1.area } }
}
