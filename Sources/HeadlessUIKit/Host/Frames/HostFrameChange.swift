/// The changes from one frame to the next.
@_spi(Host) public struct HostFrameChange: Equatable, Sendable {
    /// A move of pixels within the frame, as in scrolling.
    public struct Move: Equatable, Sendable {
        /// The rectangle of the pixels after the move.
        public var target: HostPixelRect
        /// The distance of the move to the right, in pixels.
        public var dx: Int
        /// The distance of the move downward, in pixels.
        public var dy: Int
    }

    /// The move of pixels before painting, if any.
    public internal(set) var move: Move?
    /// The repainted rectangles, which don't overlap. Code that shows the frame elsewhere without moving pixels itself
    /// needs these and the target of the move.
    public internal(set) var paintedRects: [HostPixelRect] = []
    /// The number of views painted; a view that lies in two rectangles counts twice.
    public internal(set) var paintedNodeCount = 0

    /// Whether nothing changed.
    public var isEmpty: Bool { move == nil && paintedRects.isEmpty }

    /// The number of repainted pixels.
    public var paintedArea: Int { paintedRects.reduce(0) { $0 + $1.area } }
}
