import Foundation

/// The pixels of a line of text, kept for the scale they were last drawn at.
///
/// Unchecked: the lock guards the only mutable property, and stays held while the mask is drawn, because Cairo's surfaces may
/// be used by one thread at a time.
final class TextMaskStore: @unchecked Sendable {
    struct Key: Hashable {
        var scale: CGFloat
        /// Quarters of a pixel that the line begins to the right of a pixel's left edge.
        var phase: Int
    }

    private let lock = NSLock()
    private var key: Key?
    private var masks: [TextMask] = []

    /// Calls `draw` with the masks for a key, made by `make` unless they are those kept.
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
