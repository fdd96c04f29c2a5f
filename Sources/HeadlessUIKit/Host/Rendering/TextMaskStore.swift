import Foundation

/// The raster cache of a line of text, for the scale at which it was last drawn.
///
/// Unchecked: the lock guards the only mutable property, and is held while the mask is drawn, because Cairo surfaces
/// aren't thread-safe.
final class TextMaskStore: @unchecked Sendable {
    struct Key: Hashable {
        var scale: CGFloat
        /// The subpixel offset of the line from a pixel's left edge, in quarters of a pixel.
        var phase: Int
    }

    private let lock = NSLock()
    private var key: Key?
    private var masks: [TextMask] = []

    /// Calls `draw` with the masks for a key; creates them with `make` if they aren't cached.
    func withMasks(for key: Key, make: () -> [TextMask], draw: ([TextMask]) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        if self.key != key {
            masks = make()
            self.key = key
        }
        draw(masks)
    }
}
