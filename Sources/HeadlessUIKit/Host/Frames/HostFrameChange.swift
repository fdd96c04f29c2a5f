/// What became of a frame since the one before it.
@_spi(Host) public struct HostFrameChange: Equatable, Sendable {
    /// Pixels that were moved from one place of the picture to another, as scrolling does.
    public struct Move: Equatable, Sendable {
        /// Where the pixels are now.
        public var target: HostPixelRect
        /// How far they went to the right.
        public var dx: Int
        /// How far they went down.
        public var dy: Int
    }

    /// The pixels that were moved before anything was painted, if any were.
    public internal(set) var move: Move?
    /// What was painted anew; the rectangles do not overlap. Whoever shows the picture elsewhere and does not move pixels
    /// himself needs these and the target of the move.
    public internal(set) var paintedRects: [HostPixelRect] = []
    /// How many views it took; one that lies in two of the rectangles counts twice.
    public internal(set) var paintedNodeCount = 0

    /// Whether the picture is the one it was.
    public var isEmpty: Bool { move == nil && paintedRects.isEmpty }

    /// Pixels that were painted anew.
    public var paintedArea: Int { paintedRects.reduce(0) { $0 + $1.area } }
}
