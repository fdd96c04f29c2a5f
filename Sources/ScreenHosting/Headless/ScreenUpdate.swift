#if !canImport(UIKit)
import Foundation

/// What changed on a screen since its last picture, as small as it can be sent: a move of pixels, then PNG files.
public struct ScreenUpdate: Sendable {
    /// A rectangle of the picture, in pixels from the top left corner.
    public struct Rect: Hashable, Sendable {
        /// The edges and the size, in pixels.
        public let x: Int, y: Int, width: Int, height: Int

        init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// A move of pixels within the picture, as in scrolling.
    public struct Move: Hashable, Sendable {
        /// The rectangle of the pixels after the move.
        public let target: Rect
        /// The distances to the right and downward, in pixels.
        public let dx: Int, dy: Int
    }

    /// New pixels.
    public struct Patch: Sendable {
        /// The rectangle that changed.
        public let rect: Rect
        /// Its pixels as a PNG file.
        public let png: Data
    }

    /// How long the parts of an update took, in seconds.
    public struct Durations: Sendable {
        /// Layout.
        public internal(set) var layout: TimeInterval = 0
        /// Painting the damaged rectangles.
        public internal(set) var painting: TimeInterval = 0
        /// Writing the pixels as files.
        public internal(set) var encoding: TimeInterval = 0
    }

    /// The move, which comes before the patches.
    public let move: Move?

    /// The changed rectangles, which do not overlap.
    public let patches: [Patch]

    /// How long the update took.
    public internal(set) var durations = Durations()

    /// Whether nothing changed.
    public var isEmpty: Bool { move == nil && patches.isEmpty }
}
#endif
